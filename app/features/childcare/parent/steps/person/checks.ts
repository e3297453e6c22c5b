import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/typed-day.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { toIso, wholeYears } from "#app/nz/date.ts";
import { padIrdNumber, stripIrdNumber } from "#app/nz/ird-number.ts";
import type { Person } from "../../people.ts";
import { oldestParent } from "./limits.ts";
import { phones } from "./options.ts";

const formWords = wordsOf("forms");
const checkWords = wordsOf("childcare/parent/steps/person");

/**
 * @param all pruned answers of this step and earlier ones
 * @param on.today YYYY-MM-DD in New Zealand
 */
export type PersonCheck = (who: Person, all: Answers, on: { today: string; language: Language }) => Errors;

export const ageErrors: PersonCheck = (who, all, { today, language }) => {
  const born = readDate(all, `${who}.date_of_birth`);
  if (!born || wholeYears(toIso(born), today) <= oldestParent) return {};
  return { [`${who}.date_of_birth`]: [checkWords(language)("parentTooOld", { years: oldestParent })] };
};

export const personErrors: PersonCheck = (who, all, on) => ({
  ...otherNameErrors(who, all, on),
  ...preferredNumberErrors(who, all, on),
  ...countryErrors(who, all, on),
  ...(who === "partner" ? sameNumberErrors(who, all, on) : {}),
});

/** One of the two names is enough if the person can be reached by email. */
const otherNameErrors: PersonCheck = (who, all, { language }) => {
  if (answerTo(all, `${who}.knownName.different`) !== "yes") return {};
  const names = ["other_first_name", "other_last_name"].map((name) => `${who}.${name}`);
  const missing = names.filter((name) => answerTo(all, name) === undefined);
  if (missing.length === names.length) return { [names[0] ?? ""]: [checkWords(language)("otherName")] };
  if (emailOf(all, who) !== undefined) return {};
  return Object.fromEntries(missing.map((name) => [name, [formWords(language)("errors/required")]]));
};

/** A partner may share the applicant's. */
export const emailOf = (answers: Answers, who: Person): string | undefined =>
  who === "partner" && readYesNo(answers, "partner.emailSameAsMainApplicant") === true
    ? answerTo(answers, "parent.email")
    : answerTo(answers, `${who}.email`);

const preferredNumberErrors: PersonCheck = (who, all, { language }) => {
  const preferred = phones.find((phone) => phone === answerTo(all, `${who}.phone.preference`));
  const number = `${who}.phone.${preferred?.toLowerCase()}`;
  if (preferred === undefined || answerTo(all, number) !== undefined) return {};
  return { [number]: [checkWords(language)("preferredNumber")] };
};

/** Whole words: Tanzania is overseas. */
const newZealand = /\b(new\s+zealand|aotearoa|n\.?\s?z)\b/i;

const countryErrors: PersonCheck = (who, all, { language }) => {
  const country = answerTo(all, `${who}.birth_country`);
  if (country === undefined || country.length > 200 || !newZealand.test(country)) return {};
  return { [`${who}.birth_country`]: [checkWords(language)("overseas")] };
};

const sameNumberErrors: PersonCheck = (who, all, { language }) => {
  const t = checkWords(language);
  const isSame = (name: string) => {
    const [one, other] = ["parent", who].map((person) => numberOf(all, `${person}.${name}`));
    return one !== undefined && one === other;
  };
  return {
    ...(isSame("swn") && { [`${who}.swn`]: [t("sameClientNumber")] }),
    ...(isSame("ird") && { [`${who}.ird`]: [t("sameIrdNumber")] }),
  };
};

/** The same number with or without a leading zero. */
const numberOf = (answers: Answers, name: string): string | undefined => {
  const number = answerTo(answers, name);
  return number === undefined ? undefined : padIrdNumber(stripIrdNumber(number));
};
