import { fold } from "../load/words.mjs";

/** What of a child's life a card is for; illness and feeding are told of under "baby" for older children too. */
export type Life = "before" | "pregnancy" | "baby" | "toddler" | "preschooler" | "school";

const months = { week: 0.23, month: 1, year: 12 };
const numbers = ["nought", "tahi|one", "rua|two", "toru|three", "wha|four", "rima|five", "ono|six"];
const units = "(?<week>weeks?|wks?|wiki)|(?<month>months?|mths?|mo|marama)|(?<year>years?|yrs?|yo|tau|y)";
const ages = new RegExp(`(?:^|\\D)(\\d{1,2})[\\s-]*(?:${units})\\b`, "g");
/** "Not talking at 2": of years, where nothing else follows that is counted. */
const ofYears =
  /\b(?:at|aged?|turned) ([1-6])(?![\d:]|\s*(?:w|wk|week|m|mo|mth|month|y|yr|yo|year|day|hour|am|pm|degree|o)s?\b)/g;

/** Of a child who is born, or who may not be. */
const said: readonly (readonly [Life, RegExp])[] = [
  ["pregnancy", /\b(pregnan\w*|preg+o?|preggers|hapu\w*|trimester|antenatal|unborn|bump|due date)\b/],
  ["baby", /\b(newborns?|bab(y|ies|ys)|bubs?|bubba|infants?|pepi|peepi)\b/],
  ["toddler", /\b(toddlers?|kohungahunga|terrible twos)\b/],
  ["preschooler", /\b(preschool\w*|kindy|kinder\w*|daycare)\b/],
  ["school", /\b(school\w*|kura|new entrant|classroom)\b/],
];

/** Which lives a question names, by age or by word; none where it says nothing of it. */
export function livesIn(term: string): ReadonlySet<Life> {
  const text = numbers
    .reduce(
      (folded, names, number) => folded.replace(new RegExp(`\\b(${names})\\b`, "g"), String(number)),
      fold(term),
    )
    .replace(ofYears, "$1 years");
  const found = new Set(said.flatMap(([life, words]) => (words.test(text) ? [life] : [])));
  for (const { 1: number, groups = {} } of text.matchAll(ages)) {
    const unit = groups.week ? "week" : groups.month ? "month" : "year";
    found.add(lifeAt(Number(number) * months[unit], unit, found.has("baby")));
  }
  return found;
}

function lifeAt(age: number, unit: keyof typeof months, isBorn: boolean): Life {
  // Whoever counts so many weeks counts those of a pregnancy.
  if (unit === "week" && age > 13 * months.week && !isBorn) return "pregnancy";
  if (age < 12) return "baby";
  if (age < 36) return "toddler";
  return age < 60 ? "preschooler" : "school";
}

const unborn: ReadonlySet<Life> = new Set(["before", "pregnancy"]);
const grown: readonly Life[] = ["toddler", "preschooler", "school"];
const theLife = 1.3;
const nextLife = 1.12;
const otherLife = 0.4;

/** How well a card fits whom it was asked for: above 1 where it is theirs, far below where a birth lies between. */
export function fitOf(asked: ReadonlySet<Life>, life: Life | undefined): number {
  if (asked.size === 0 || !life) return 1;
  if (asked.has(life)) return theLife;
  const isUnborn = unborn.has(life);
  if (isUnborn && asked.has("pregnancy")) return nextLife;
  // "Baby" is also who kicks.
  const isOther = isUnborn
    ? grown.some((each) => asked.has(each))
    : asked.size === 1 && asked.has("pregnancy");
  if (isOther) return otherLife;
  return grown.some((each, at) => asked.has(each) && (grown[at - 1] === life || grown[at + 1] === life))
    ? nextLife
    : 1;
}
