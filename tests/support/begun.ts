import type { SavedRegistration } from "#app/features/register-my-baby/saved-registration.ts";
import { registrationDrafts } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { Seal } from "#app/server/crypto/seal.ts";
import type { Drafts } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { RunningSite } from "#workers/local/serve.mjs";
import type { Visitor } from "./client.ts";
import { sealSecret } from "./site.ts";

/** The registrations of a browser in the database of a site, as a request of an anonymous visitor finds them. */
export async function draftsIn(
  { running }: { running: RunningSite },
  { cookies = null, now = Date.now() }: { cookies?: string | null | undefined; now?: number } = {},
): Promise<Drafts<SavedRegistration>> {
  const db = (await running.miniflare.getD1Database("DB", "timata")) as unknown as D1Database;
  return registrationDrafts({
    request: { cookies },
    site: { seal: new Seal(sealSecret) },
    account: { db, now, sessionState: { is: "anonymous" } },
    afterwards: () => {},
  } as unknown as Visit);
}

/**
 * Puts a half-filled registration into a visitor's browser, as if they had typed it: no page is opened for it.
 * @param reached the number of the furthest step that was opened
 */
export async function begun(
  site: { running: RunningSite },
  visitor: Visitor,
  answers: Answers,
  { derived = {}, reached = 6 }: { derived?: Readonly<Record<string, string>>; reached?: number } = {},
): Promise<Visitor> {
  const drafts = await draftsIn(site, { cookies: visitor.cookies.header("/register-my-baby") });
  await drafts.open();
  const saved = await drafts.save({ answers, derived, reached, changed: {} }, undefined);
  if (saved.is !== "saved") throw new Error(`Nothing was begun: ${saved.is}`);
  visitor.cookies.take(saved.cookies);
  return visitor;
}
