import type { Answers } from "#app/forms/answers.ts";
import { dayInWords } from "#app/i18n/day.ts";
import type { reasonsAlone } from "../steps/options.ts";
import { hasOtherParent, parentAlone, parentOnThisDevice } from "../steps/other-parent/other-parent.ts";
import { type Titles, titlesOf } from "../steps/person/titles.ts";

const mothers: Readonly<Record<Titles["mother"], string>> = {
  mother: "the mother",
  motherWhoGaveBirth: "the mother who gave birth",
};
const others: Readonly<Record<Titles["otherParent"], string>> = {
  father: "the father",
  mother: "the other mother",
  parent: "the other parent",
  otherParent: "the other parent",
};
const reasons: Readonly<Record<(typeof reasonsAlone)[number], string>> = {
  dead: "has died",
  missing: "is missing",
  mind: "is of unsound mind",
  medical: "is medically unable to take part",
  overseas: "is overseas and cannot be reached",
  danger: "is a danger to this parent or the child",
  disagrees: "does not agree or does not take part",
};

/** The registry refuses colons. */
const sentence = (parent: string, absent: string, reason: string) =>
  `Filled in by ${parent} alone, as ${absent} ${reason}.`;

/** For the registrar, in English: why only one of two parents declares. */
export function filledInBy(answers: Answers): string | undefined {
  const alone = parentAlone(answers);
  if (!alone) return undefined;
  const titles = titlesOf(answers);
  const [mother, other] = [mothers[titles.mother], others[titles.otherParent]];
  const reason = reasons[alone.reason];
  return alone.parent === "mother" ? sentence(mother, other, reason) : sentence(other, mother, reason);
}

const ownDevice = (parent: string, day: string) =>
  `${capitalised(parent)} declared on their own device on ${day}.`;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** For the registrar, in English. @param day YYYY-MM-DD, when the other parent declared */
export function declaredApart(answers: Answers, day: string | undefined): string | undefined {
  const parent = parentOnThisDevice(answers);
  if (!parent || day === undefined) return undefined;
  const titles = titlesOf(answers);
  const second = parent === "mother" ? others[titles.otherParent] : mothers[titles.mother];
  return ownDevice(second, dayInWords(day, "en"));
}

const refused = (day: string) =>
  `On ${day} the other parent answered on their own device that they do not agree.`;

/** For the registrar, in English. @param day YYYY-MM-DD, when the other parent refused on their own device */
export const refusal = (answers: Answers, day: string | undefined): string | undefined =>
  day !== undefined && hasOtherParent(answers) ? refused(dayInWords(day, "en")) : undefined;

const longestOf = (words: Readonly<Record<string, string>>) =>
  Object.values(words).reduce((longest, each) => (each.length > longest.length ? each : longest), "");

export const longestRefusal = `${refused("30 September 2026")}\n`.length;

export const longestFilledInBy = Math.max(
  sentence(longestOf(mothers), longestOf(others), longestOf(reasons)).length,
  ownDevice(longestOf({ ...mothers, ...others }), "30 September 2026").length,
);
