/** @import { RunWrangler } from "./preview.mjs" */
/** @typedef {{ wrangler: RunWrangler, configs: Record<"site" | "services", string> }} Deployed */

/** Whoever is bound comes before the worker that binds it. */
const order = ["services", "site"];

// Migrates (only ever adding), gives a tenth of the visitors the new version, and goes back unless all is well.
/** @param {Deployed & { isWell: () => Promise<boolean>; say?: (text: string) => void }} given */
export async function release({ wrangler, configs, isWell, say = console.log }) {
  await wrangler(["d1", "migrations", "apply", "timata", "--remote", "-c", configs.site]);
  const versions = [];
  for (const worker of order) {
    const before = currentVersion(await wrangler(["deployments", "list", "--json", "-c", configs[worker]]));
    const said = await wrangler(["versions", "upload", "-c", configs[worker]]);
    const [, version] = /Version ID:\s*([0-9a-f-]{36})/.exec(said) ?? [];
    if (!version) throw new Error(`No version was made of ${worker}:\n${said}`);
    versions.push({ worker, before, version });
  }
  try {
    for (const share of [10, 100])
      for (const each of versions) {
        await deployVersions(each, share);
        say(`${each.worker}: ${each.version} answers ${share} % of the visitors`);
        if (!(await isWell())) throw new Error(`/health is not well with ${each.worker} at ${share} %.`);
      }
  } catch (error) {
    say(`Going back: ${error.message}`);
    for (const { worker, before } of versions.toReversed())
      if (before) await wrangler(["versions", "deploy", `${before}@100%`, "--yes", "-c", configs[worker]]);
    throw error;
  }
  // Cron triggers belong to no version.
  for (const worker of order) await wrangler(["triggers", "deploy", "-c", configs[worker]]);

  async function deployVersions({ worker, before, version }, share) {
    const shares =
      share === 100 || !before ? [`${version}@100%`] : [`${version}@${share}%`, `${before}@${100 - share}%`];
    await wrangler(["versions", "deploy", ...shares, "--yes", "-c", configs[worker]]);
  }
}

// The newer schema stays, since older code can live with it.
/** @param {Deployed} given */
export async function rollBack({ wrangler, configs }) {
  for (const worker of order.toReversed())
    await wrangler(["rollback", "--yes", "--message", "npm run rollback", "-c", configs[worker]]);
}

/** wrangler lists the newest deployment last, and in it first the version that most visitors get. */
function currentVersion(said) {
  const deployments = JSON.parse(said);
  const versions = deployments.at(-1)?.versions ?? [];
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
}

/**
 * Asks five times, as a version takes a moment to be everywhere.
 * @param {string} origin
 * @param {{ times?: number; pause?: number; fetch?: (address: string) => Promise<Response> }} [how]
 */
export async function askHealth(origin, { times = 5, pause = 2_000, fetch = globalThis.fetch } = {}) {
  for (let left = times; left > 0; left--) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined);
    if (answer?.status !== 200) return false;
    if (left > 1) await new Promise((resume) => setTimeout(resume, pause));
  }
  return true;
}
