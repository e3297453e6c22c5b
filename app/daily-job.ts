import { lapseApplications, resendHandOvers, sendNotices } from "./features/childcare/index.ts";
import { tellOfStatus } from "./features/register-my-baby/index.ts";
import { purgeExpired } from "./server/clean-up.ts";
import { repeatDeletions } from "./server/deletions.ts";
import { sweepDocuments } from "./server/documents/index.ts";
import { bringHome, draftObjectsOf } from "./server/drafts/index.ts";
import type { Env } from "./server/env.ts";
import { deadlineFrom } from "./server/limits/deadline.ts";
import { logFailure } from "./server/log.ts";
import { logCleanUp } from "./server/log-answer.ts";
import { agencyAt, agencyNeighbour } from "./server/neighbours/agency/index.ts";
import { registryAt, registryNeighbour } from "./server/neighbours/registry/index.ts";
import { sealWith } from "./server/site.ts";
import { recordRun } from "./server/watch.ts";

/** Every step is tried, even if another one fails. */
export async function cleanUp(env: Env, reference: string): Promise<void> {
  const began = Date.now();
  const counts: Record<string, number> = {};
  const seal = sealWith(env.SEAL_SECRET);
  const agency = () => agencyAt(agencyNeighbour(env), deadlineFrom(Date.now(), true));
  const registry = () => registryAt(registryNeighbour(env), deadlineFrom(Date.now(), true));
  const steps = [
    () =>
      resendHandOvers({
        db: env.DB,
        bucket: env.UPLOADS,
        seal,
        agency,
        now: began,
        reference,
      }),
    () => sendNotices({ db: env.DB, seal, agency, now: began, reference }),
    () => tellOfStatus({ db: env.DB, seal, registry, now: began }),
    () => lapseApplications(env.DB, seal, began, reference),
    async () => void Object.assign(counts, { repeated: await repeatDeletions(env.DB, env.UPLOADS, began) }),
    async () => void Object.assign(counts, await purgeExpired(env.DB, began)),
    () => sweepDocuments(env.DB, env.UPLOADS, began),
  ];
  let failed: unknown;
  for (const step of steps)
    await step().catch((error) => {
      logFailure(error);
      failed = error;
    });
  const run = { job: "clean-up", worked: failed === undefined, took: Date.now() - began, counts } as const;
  logCleanUp(run);
  await recordRun(env.DB, run, began);
  if (failed !== undefined) throw failed;
}

/** Each hour, so that little is over at once. */
export async function purge(env: Env): Promise<void> {
  await purgeExpired(env.DB, Date.now());
  await bringHome(env.DB, draftObjectsOf(env));
}
