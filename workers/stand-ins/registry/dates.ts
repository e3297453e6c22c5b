// No date may be in the future (10015); nobody is older than 100 (10014) or a parent at 9.

import { type ApplicationPayload, parentsIn, siblingsIn, textAt } from "./application-fields.ts";
import { type ApplicationMessage, error } from "./message.ts";

const oldest = 100;
const youngestParent = 10;
const youngestCouple = 16;

export function wrongDates(payload: ApplicationPayload, today: string): ApplicationMessage[] {
  const parents = parentsIn(payload);
  const births = parents.map((parent) => `${parent}.dateOfBirth`);
  const siblings = [...Array(siblingsIn(payload)).keys()].map((row) => `siblings.${row}.dateOfBirth`);
  const born = textAt(payload, "child.birthDate");
  return [
    ...["child.birthDate", ...births, "parentRelationshipDate", ...siblings].flatMap((name) =>
      notADay(name, textAt(payload, name), today),
    ),
    ...births
      .filter((name) => (yearsBetween(textAt(payload, name), today) ?? 0) > oldest)
      .map((name) => error("10014", name, "A parent cannot be older than 100 years.")),
    ...parents
      .filter((parent) => isBelow(youngestParent, textAt(payload, `${parent}.dateOfBirth`), born))
      .map((parent) =>
        error(parent === "mother" ? "mdob_young" : "fdob_young", `${parent}.dateOfBirth`, "Too young."),
      ),
    ...tooYoungTogether(
      payload,
      births.map((name) => textAt(payload, name)),
    ),
  ];
}

function notADay(name: string, day: string, today: string): ApplicationMessage[] {
  if (day === "") return [];
  if (!isDay(day)) return [error("10025", name, "The date is not valid.")];
  return day > today ? [error("10015", name, "The date is in the future.")] : [];
}

function tooYoungTogether(payload: ApplicationPayload, births: readonly string[]): ApplicationMessage[] {
  const date = textAt(payload, "parentRelationshipDate");
  const isKnown = births.length === 2 && [date, ...births].every(isDay);
  if (!isKnown || !births.some((birth) => isBelow(youngestCouple, birth, date))) return [];
  return [error("wdatet_parent_young", "parentRelationshipDate", "A parent was younger than 16.")];
}

const isBelow = (years: number, from: string, to: string): boolean =>
  (yearsBetween(from, to) ?? years) < years;

function yearsBetween(from: string, to: string): number | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
