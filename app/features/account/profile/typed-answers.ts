import { type Answers, answersShape } from "#app/forms/answers.ts";
import { sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import { limits } from "#app/server/limits/limits.ts";
import type { Visit } from "#app/server/visit.ts";

const inBrowser = (visit: Visit) =>
  sealedCookie(visit, { ...areaCookies.profileTyped, age: limits.answersAge, shape: answersShape });

/** Kept with the person, whose session may have ended, or in the browser. @returns `Set-Cookie` headers */
export async function keepTyped(visit: Visit, answers: Answers, ofPerson: boolean): Promise<string[]> {
  return ofPerson
    ? ((await visit.account.pendingInput.save("profile", answers)) ?? [])
    : inBrowser(visit).save(answers);
}

export async function readTyped(visit: Visit): Promise<Answers | undefined> {
  return visit.account.person
    ? answersShape.safeParse(await visit.account.pendingInput.read("profile")).data
    : inBrowser(visit).read();
}

export async function forgetTyped(visit: Visit): Promise<string[]> {
  if (visit.account.person) await visit.account.pendingInput.forget("profile");
  return inBrowser(visit).clear();
}
