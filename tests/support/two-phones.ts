import type { Answers } from "#app/forms/answers.ts";
import type { RunningSite } from "#workers/local/serve.mjs";
import { begun } from "./begun.ts";
import { Visitor } from "./client.ts";
import type { Page } from "./page.ts";
import { ownBirth, register } from "./registered.ts";
import { fillIn, goOnByParts } from "./registration.ts";

export const home = "/register-my-baby";
export const theirs = `${home}/other-parent`;

export interface TwoPhones {
  site: { url: string; running: RunningSite };
  /** A birth with the answers of both. */
  answers: Answers;
  first: Visitor;
  second: Visitor;
  code: string;
  /** Of the addresses in the language that they read the form in. */
  prefix: string;
}

const without = (answers: Answers, start: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !name.startsWith(start)));

/** The one fills in the form and has come to the page with the code for the other, whose phone has seen nothing yet. */
export async function twoPhones(
  site: { url: string; running: RunningSite },
  {
    parent = "mother",
    prefix = "",
    ...more
  }: { parent?: "mother" | "father"; prefix?: string; answers?: Answers } = {},
): Promise<TwoPhones> {
  const answers = {
    ...ownBirth(more.answers),
    "fillingIn.who": "ownDevice",
    "fillingIn.parent": parent,
  };
  const typed = parent === "mother" ? without(answers, "father.") : answers;
  const [first, second] = [new Visitor(site.url), new Visitor(site.url)];
  await begun(site, first, without(typed, "declarationMade"), { reached: 8 });
  const page = await first.visit(`${prefix}${theirs}/code`);
  return { site, answers, first, second, code: page.text(".code"), prefix };
}

export const birthDateOf = (answers: Answers) => ({
  "birthDate.day": String(answers["child.birthDate.day"]),
  "birthDate.month": String(answers["child.birthDate.month"]),
  "birthDate.year": String(answers["child.birthDate.year"]),
});

/** Enters code and birth date. */
export async function openTheirs({ second, code, answers, prefix }: TwoPhones): Promise<Page> {
  const page = await second.visit(`${prefix}${theirs}/continue`);
  return page
    .form("f")
    .fill({ code, ...birthDateOf(answers) })
    .submit();
}

/** Fills in the other's own details. @returns the page on which they agree */
export const toAgree = async (phones: TwoPhones): Promise<Page> =>
  goOnByParts(await openTheirs(phones), phones.answers);

export const agree = (page: Page): Promise<Page> =>
  fillIn(page, { declared: "yes" }).submit({ name: "intent", value: "submit" });

export const review = ({ first, prefix }: TwoPhones): Promise<Page> => first.visit(`${prefix}${home}/review`);

export const canRegister = (page: Page): boolean =>
  page.document.querySelector(`button[name=intent][value=${register.value}]`) !== null;

/** How the other parent's part stands. */
export const stateOn = (page: Page): string => page.text("#other-parent-reply");
