import { expect } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { againstSchema, birthSent, type Sent } from "./birth-sent.ts";
import type { Visitor } from "./client.ts";
import type { Page } from "./page.ts";
import { receivedOf, referenceOn, sendIn } from "./registered.ts";
import { stepOf, walkOn } from "./registration.ts";

const confirmationWords = wordsOf("register-my-baby/confirmation");
const landingWords = wordsOf("register-my-baby/landing");

export const service = "/register-my-baby";

/** Begins on the landing page, as everybody does. @returns the first step */
export async function start(visitor: Visitor, prefix: string): Promise<Page> {
  const landing = await visitor.visit(prefix + service);
  return visitor.visit(landing.link(landingWords(prefix ? "mi" : "en")("start")));
}

/** Registers a birth from the landing page to what is shown in the end, by pressing Next without a script. */
export async function register(
  visitor: Visitor,
  answers: Answers,
  prefix = "",
): Promise<{ review: Page; end: Page }> {
  const review = await walkOn(await start(visitor, prefix), answers, "review");
  return { review, end: await sendIn(review, answers) };
}

/** A sentence of the pages after a registration, by its key. */
export type Said = Parameters<ReturnType<typeof confirmationWords>>[0];

/** A sentence as it is read. */
export const sentence = (key: string, language: Language, values: Record<string, string> = {}): string =>
  plain(confirmationWords(language)(key as Said, values));

/** The sentences of which at most one holds, by what they are about. */
const alternatives = [
  ...["Y", "agencyClient", "other", "I", "unknown", "N"].map((key) => `next/bestStart/${key}`),
  ...["new", "unavailable", "has-logon", "wff-client"].map((key) => `next/myIR/${key}`),
  ...["irdNumber", "irdByEmail", "agency"].map((key) => `next/${key}`),
  "stillborn/body",
];

/** Which of those the text of a page says. */
export const sentencesIn = (text: string, language: Language): string[] =>
  alternatives.filter((key) => text.includes(sentence(key, language)));

interface Arrived {
  more?: Sent;
  state?: string;
}

/** Says that a registration has arrived with the registry once, as it should have, and that the page shows its reference. */
export const expectSent = (site: string, page: Page, answers: Answers, arrived: Arrived): Promise<void> =>
  expectArrived(site, { reference: referenceOn(page), isMaori: page.language === "mi" }, answers, arrived);

/** The same of any page. @param shown what the page shows, and whether it is one in te reo Māori */
export async function expectArrived(
  site: string,
  { reference, isMaori }: { reference: string; isMaori: boolean },
  answers: Answers,
  { more = {}, state = "registered" }: Arrived,
): Promise<void> {
  const received = await receivedOf(site, answers);
  expect(received).toHaveLength(1);
  const [{ payload, ...told } = { payload: undefined }] = received;
  const own = `${site}${isMaori ? "/mi" : ""}${service}/confirmation`;
  const addresses =
    answers.orderBirthCertificate === "yes" ? [`${own}-payment-success`, `${own}-payment-retry`] : [own, ""];
  const [confirmationUrlSuccess, confirmationUrlFailure] = addresses;
  expect(payload).toEqual(birthSent(answers, { confirmationUrlSuccess, confirmationUrlFailure, ...more }));
  expect(againstSchema(payload)).toEqual([]);
  expect(told).toMatchObject({ reference, state });
}

/** Says that a page is the confirmation, and what it says of Best Start, IRD number, agency and tax account. */
export function expectConfirmed(page: Page, language: Language, sentences: readonly string[]): void {
  const lang = language === "mi" ? "mi" : "en-NZ";
  expect([page.status, page.language]).toEqual([200, lang]);
  expect(stepOf(page)).toMatch(/^confirmation(-payment-success)?$/);
  expect(page.text("main")).toContain(sentence("receipt/free", language));
  expect(sentencesIn(page.text("main"), language)).toEqual([...sentences]);
}
