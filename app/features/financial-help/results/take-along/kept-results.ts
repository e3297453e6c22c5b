import * as z from "zod";
import { dayInNewZealand } from "#app/nz/date.ts";
import { type SealedCookie, sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import { type Drafts, draftsOf, noBirthDate } from "#app/server/drafts/index.ts";
import { limits } from "#app/server/limits/limits.ts";
import type { Visit } from "#app/server/visit.ts";
import { type SubmittedAnswers, submittedShape } from "../../visit-answers.ts";

const shape = submittedShape.extend({
  /** When they were kept, YYYY-MM-DD. */
  day: z.string(),
});

type KeptResults = z.infer<typeof shape>;

/** Only a code opens these answers; results are worked out each time. */
export const keptResults = (visit: Visit): Drafts<KeptResults> =>
  draftsOf(visit, {
    form: "financial-help-results",
    shape,
    isEmpty: () => false,
    hasLogin: false,
    outage: "financial-help",
  });

const held = z.object({
  code: z.string(),
  /** "typed" includes scanned: not opened yet. */
  is: z.enum(["typed", "opened", "made"]),
});

/** The visitor's own code, or that of someone whose results they read. */
export const heldCode = (visit: Visit): SealedCookie<z.infer<typeof held>> =>
  sealedCookie(visit, { ...areaCookies.resultsCode, age: limits.answersAge, shape: held });

/** @returns `Set-Cookie` headers; undefined when the database does not answer */
export async function keepResults(visit: Visit, submitted: SubmittedAnswers): Promise<string[] | undefined> {
  const content = { ...submitted, day: dayInNewZealand(visit.request.now) };
  const kept = await keptResults(visit).beginWithCode(content, noBirthDate);
  return kept && heldCode(visit).save({ code: kept.code.code, is: "made" });
}

export interface MadeCode {
  readonly code: string;
  /** Of the answers, YYYY-MM-DD. */
  readonly day: string;
  /** YYYY-MM-DD */
  readonly until: string;
}

export async function madeCode(visit: Visit): Promise<MadeCode | undefined> {
  const { code, is } = (await heldCode(visit).read()) ?? {};
  if (code === undefined || is !== "made") return undefined;
  const found = await keptResults(visit).readByCode(code);
  if (found.is !== "draft") return undefined;
  const { content, until = 0 } = found.draft;
  return { code, day: content.day, until: dayInNewZealand(new Date(until)) };
}

/** For whoever has the code in this browser. @returns whether it opens nothing any more */
export async function removeKept(visit: Visit): Promise<boolean> {
  const { code, is = "typed" } = (await heldCode(visit).read()) ?? {};
  if (code === undefined || is === "typed") return true;
  const drafts = keptResults(visit);
  const found = await drafts.readByCode(code);
  return found.is === "draft" ? drafts.remove(found.draft) : found.is === "none";
}
