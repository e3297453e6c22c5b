import type { Answers } from "#app/forms/answers.ts";
import type { RunningSite } from "#workers/local/serve.mjs";
import { begun } from "./begun.ts";
import { Visitor } from "./client.ts";
import { send } from "./http.ts";
import type { Page } from "./page.ts";
import { fillIn, registrationAnswers } from "./registration.ts";

/** The button of the review. */
export const register = { name: "intent", value: "submit" };

const letters = "ABCDEFGHJKLMNPQRSTVWXYZ";
let child = 0;

/** A birth of its own: the registry knows children by their names and birth dates. */
export function ownBirth(more: Answers = {}): Answers {
  const number = child++;
  const [first, second] = [Math.floor(number / letters.length), number % letters.length];
  return {
    ...registrationAnswers,
    "child.firstNames": `Āria ${letters[first]}${letters[second]?.toLowerCase()}`,
    "father.surname": "Ngata",
    ...more,
  };
}

const onReview = [
  "child.nameExplaination",
  "otherInformation",
  "confirmationEmail",
  "confirmationEmailAddress",
  "declarationMade",
];

/** Somebody who has answered everything but the review. */
export const answeredBy = (site: { url: string; running: RunningSite }, answers: Answers): Promise<Visitor> =>
  begun(
    site,
    new Visitor(site.url),
    Object.fromEntries(Object.entries(answers).filter(([name]) => !onReview.includes(name))),
    { reached: 8 },
  );

/** The same, and the page of the review. */
export async function atReview(
  site: { url: string; running: RunningSite },
  answers: Answers,
  prefix = "",
): Promise<{ who: Visitor; review: Page }> {
  const who = await answeredBy(site, answers);
  return { who, review: await who.visit(`${prefix}/register-my-baby/review`) };
}

/** Presses "Register this birth". */
export const sendIn = (review: Page, answers: Answers): Promise<Page> =>
  fillIn(review, answers).submit(register);

export interface Received {
  reference: string;
  state: string;
  payload: {
    child: { firstNames: string };
    otherInformation?: string;
    confirmationUrlSuccess: string;
    [field: string]: unknown;
  };
}

/** What the registry has of a child. */
export async function receivedOf(site: string, answers: Answers): Promise<Received[]> {
  const { text } = await send(site, { path: "/stand-ins/registry/registrations?format=json" });
  return (JSON.parse(text) as Received[]).filter(
    ({ payload }) => payload.child.firstNames === answers["child.firstNames"],
  );
}

/** The reference that a page shows. */
export const referenceOn = (page: Page): string => page.text(".reference-number");

/** What the card provider answers, and where the visitor is led from there. */
export async function pay(
  who: Visitor,
  payment: Page,
  answer: "approve" | "decline" | "cancel" | "no-answer",
): Promise<Page> {
  const words = payment.language === "mi" ? "utu" : "payment";
  const links = [...payment.document.querySelectorAll("main a")];
  const link = links.find(({ textContent }) => textContent?.includes(words))?.getAttribute("href");
  const provider = await who.visit(new URL(link ?? "", who.site).pathname);
  const answered = await provider.form().submit({ name: "answer", value: answer });
  const back = /url=(\S+)/.exec(answered.received.headers.refresh ?? "")?.[1];
  return back ? who.visit(new URL(back).pathname) : answered;
}

/** Goes to a question by its link on the review, answers it and returns to the review. */
export async function changeFromReview(
  who: Visitor,
  review: Page,
  link: string,
  filling: Record<string, string>,
) {
  const step = await who.visit(
    review.document.querySelector(`a[href*="${link}"]`)?.getAttribute("href") ?? "",
  );
  return step.form("f").fill(filling).submit({ name: "intent", value: "review" });
}
