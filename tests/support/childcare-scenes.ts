import { applyQuickly, startApplication } from "./childcare.ts";
import { coupleAnswers } from "./childcare-answers.ts";
import {
  approvedService,
  attending,
  linkTo,
  next,
  sentToServices,
  supervisorName,
} from "./childcare-supervisor.ts";
import type { Visitor } from "./client.ts";
import { aroha, ben, logIn, type SiteWithIdentity } from "./identity.ts";

/** Applications to look at, each of a person of their own: whoever logs in has one session. */
export interface Scene {
  readonly parent: Visitor;
  /** Three services, if they were asked: at the first step, at the second, and one that has sent its part. */
  readonly services: readonly { readonly visitor: Visitor; readonly path: string }[];
}

type Make = (site: SiteWithIdentity) => Promise<Scene>;

/** A couple with everything answered, and three children at three services. */
const answeredBy =
  (person: string): Make =>
  async (site) => {
    const { visitor, page } = await startApplication(site, { person });
    await applyQuickly(page, coupleAnswers);
    return { parent: visitor, services: [] };
  };

async function loggedIn(site: SiteWithIdentity): Promise<Scene> {
  const parent = site.visitor();
  await logIn(parent, "stand-in-wiremu");
  return { parent, services: [] };
}

async function askedServices(site: SiteWithIdentity): Promise<Scene> {
  const { parent } = await sentToServices(site, coupleAnswers, { person: ben });
  const at = async (identifier: string) => {
    const row = Object.keys(coupleAnswers).find(
      (name) => name.endsWith(".provider_identifier") && coupleAnswers[name] === identifier,
    );
    const address = String(coupleAnswers[row?.replace(/identifier$/, "email") ?? ""]);
    const visitor = site.visitor();
    const first = await visitor.visit(await linkTo(site, address));
    if (!first.address.endsWith("/1")) throw new Error(`${identifier}: ${first.address}`);
    return { visitor, first, path: first.address.replace(/\/1$/, "") };
  };
  const first = await at("5001");
  const second = await at("5002");
  await next(second.first, approvedService);
  const third = await at("10103");
  const last = await next(third.first, approvedService);
  await next(last, { ...attending(0), ...supervisorName });
  return { parent, services: [first, second, third] };
}

const makers = {
  "nothing begun": loggedIn,
  answered: answeredBy(aroha),
  "services asked": askedServices,
  "services have answered": answeredBy("stand-in-mele"),
  "sent to the agency": answeredBy("stand-in-priya"),
} satisfies Record<string, Make>;

/** What a visitor or a test changes of an application. */
const changing = {
  drafts: { key: "id", columns: ["version", "saves", "sealed", "changed_at"] },
  childcare_applications: { key: "draft_id", columns: ["status"] },
  childcare_sections: { key: "draft_id", columns: ["token_hash", "ended_hash"] },
} as const;

type Row = Record<string, string | number | null>;

/** @returns what puts everything back that is in the database and was not there before */
async function keptSince(db: D1Database, make: () => Promise<Scene>) {
  const tables = Object.entries(changing);
  const read = () =>
    Promise.all(
      tables.map(async ([table]) => (await db.prepare(`select * from ${table}`).all<Row>()).results),
    );
  const before = await read();
  const scene = await make();
  const after = await read();
  const applications = new Set(before[1]?.map(({ id }) => id));
  const own = after[1]?.find(({ id }) => !applications.has(id));
  const putBack = tables.flatMap(([table, { key, columns }], index) => {
    const known = new Set(before[index]?.map((row) => row[key]));
    const fresh = after[index]?.filter((row) => !known.has(row[key])) ?? [];
    const sets = columns.map((column) => `${column} = ?`).join(", ");
    return fresh.map((row) =>
      db
        .prepare(`update ${table} set ${sets} where ${key} = ?`)
        .bind(...[...columns, key].map((column) => row[column])),
    );
  });
  return { scene, putBack, applicationId: own?.id };
}

const made = new Map<string, ReturnType<typeof keptSince>>();

/**
 * Made once for a site, and put back as it was.
 * @param status of the application, as its services or time would change it
 */
export async function sceneOf(
  site: SiteWithIdentity,
  name: keyof typeof makers,
  status?: string,
): Promise<Scene> {
  const db = await site.db;
  const key = `${site.url} ${name}`;
  const kept = made.get(key) ?? keptSince(db, () => makers[name](site));
  made.set(key, kept);
  const { scene, putBack, applicationId } = await kept;
  const statement = db.prepare("update childcare_applications set status = ? where id = ?");
  const changed = status ? [statement.bind(status, applicationId)] : [];
  if (putBack.length > 0) await db.batch([...putBack, ...changed]);
  return scene;
}
