import { randomBytes } from "node:crypto";
import { namesOf, writePreviewConfigs } from "./preview-configs.mjs";

/** @import { PreviewConfigs } from "./preview-configs.mjs" */
/** @typedef {{ input?: string; mayExist?: boolean; mayBeGone?: boolean }} WranglerOptions */
/** @typedef {(args: string[], more?: WranglerOptions) => Promise<string>} RunWrangler */

/**
 * Gives a pull request a site of its own. The rehearsal passes a `wrangler` that only takes notes.
 * @param {string} preview
 * @param {{ wrangler: RunWrangler; subdomain: string; secret?: string }} given
 * @returns {Promise<{ origin: string; configs: PreviewConfigs }>}
 */
export async function putUp(preview, { wrangler, subdomain, secret = randomBytes(32).toString("hex") }) {
  const names = namesOf(preview);
  const origin = `https://${names.site}.${subdomain}.workers.dev`;
  const databaseId = await databaseOf(names.database, wrangler);
  await wrangler(["r2", "bucket", "create", names.bucket], { mayExist: true });
  // Nobody empties it once its worker is gone.
  await wrangler(
    ["r2", "bucket", "lifecycle", "add", names.bucket, "a-day", "--expire-days", "1", "--force"],
    {
      mayExist: true,
    },
  );
  await wrangler(["queues", "create", names.queue], { mayExist: true });
  let configs = writePreviewConfigs(preview, { databaseId, origin, first: true });
  await wrangler(["d1", "migrations", "apply", names.database, "--remote", "-c", configs.site]);
  for (const worker of ["gallery", "services", "standIns"]) await wrangler(["deploy", "-c", configs[worker]]);
  configs = writePreviewConfigs(preview, { databaseId, origin });
  for (const worker of ["services", "site"]) await wrangler(["deploy", "-c", configs[worker]]);
  for (const worker of ["services", "site"])
    await wrangler(["secret", "put", "SEAL_SECRET", "-c", configs[worker]], { input: secret });
  await wrangler(["secret", "put", "LINK_SECRETS", "-c", configs.services], { input: `1:${secret}` });
  return { origin, configs };
}

async function databaseOf(name, wrangler) {
  const find = async () => {
    const known = JSON.parse(await wrangler(["d1", "list", "--json"]));
    return known.find((each) => each.name === name)?.uuid;
  };
  const known = await find();
  if (known) return known;
  // Oceania, where the guide is read.
  await wrangler(["d1", "create", name, "--location", "oc"]);
  const made = await find();
  if (!made) throw new Error(`The database ${name} was not made.`);
  return made;
}

/**
 * Whoever binds goes before what it binds. Can be run twice.
 * @param {string} preview
 * @param {{ wrangler: RunWrangler }} given
 */
export async function takeDown(preview, { wrangler }) {
  const names = namesOf(preview);
  const gone = { mayBeGone: true };
  for (const worker of [names.site, names.services, names.standIns, names.gallery])
    await wrangler(["delete", "--name", worker, "--force"], gone);
  await wrangler(["queues", "delete", names.queue], gone);
  await wrangler(["d1", "delete", names.database, "--skip-confirmation"], gone);
  // Only an empty bucket can be deleted. Its files end within a day; the next closing tries again.
  await wrangler(["r2", "bucket", "delete", names.bucket], gone);
}
