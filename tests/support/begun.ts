import { registrationDrafts } from "#app/features/register-my-baby/registration-drafts.ts";
import type { Answers } from "#app/forms/answers.ts";
import { Seal } from "#app/server/seal.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Running } from "#workers/local/serve.mjs";
import type { Visitor } from "./client.ts";
import { sealSecret } from "./site.ts";

/**
 * Puts a half-filled registration into a visitor's browser, as if they had typed it: no page is opened for it.
 * @param reached the number of the furthest step that was opened
 */
export async function begun(
  { running }: { running: Running },
  visitor: Visitor,
  answers: Answers,
  { derived = {}, reached = 6 }: { derived?: Readonly<Record<string, string>>; reached?: number } = {},
): Promise<Visitor> {
  const db = (await running.miniflare.getD1Database("DB", "timata")) as unknown as D1Database;
  const drafts = registrationDrafts({
    cookies: null,
    seal: new Seal(sealSecret),
    account: { db, now: Date.now(), standing: { is: "anonymous" } },
    afterwards: () => {},
  } as unknown as Visit);
  await drafts.open();
  const saved = await drafts.save({ answers, derived, reached, changed: {} }, undefined);
  if (saved.is !== "saved") throw new Error(`Nothing was begun: ${saved.is}`);
  visitor.cookies.take(saved.cookies);
  return visitor;
}
