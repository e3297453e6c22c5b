import { type Answers, answersTo, answerTo } from "#app/forms/answers.ts";
import { caregiver, consents, residencies } from "./births.ts";

/** Tells whether something is asked, given these answers. */
export type Is = (answers: Answers) => boolean;
export const says = (answers: Answers, question: string, value = "yes") =>
  answerTo(answers, question) === value;
export const always: Is = () => true;
export const never: Is = () => false;

/** What the tables of the rules say, told once more and in another way, for comparison. */
export const hasFather: Is = (a) => {
  if (says(a, "assistedHumanReproduction"))
    return consents.slice(0, 2).includes(answerTo(a, "assistedHumanReproductionOption") ?? "");
  return says(a, "assistedHumanReproduction", "no") && says(a, "fatherKnown");
};

/** One parent alone is the only one who is paid, sent or asked anything. */
export const takesPart =
  (parent: string): Is =>
  (a) => {
    if (answerTo(a, "mother.absence")) return parent !== "mother";
    const isAlone = says(a, "fillingIn.who", "alone") && answerTo(a, "fillingIn.reason") !== undefined;
    const alone = answerTo(a, "fillingIn.parent") ?? "";
    return !hasFather(a) || !isAlone || alone === parent || alone === "";
  };

/** A day as it was answered, YYYY-MM-DD; two hyphens alone when it was not. */
export function dayAnswered(a: Answers, question: string): string {
  return ["year", "month", "day"].map((part) => answerTo(a, `${question}.${part}`) ?? "").join("-");
}

/** How a claim of Best Start stands. */
type Claim = "none" | "pending" | "date" | "other" | "unfit" | "agency" | "families" | "new";

export function claimOf(a: Answers): Claim {
  const cg = (question: string, value = "yes") => says(a, `${caregiver}.${question}`, value);
  if (!says(a, "child.aliveAtBirth") || says(a, "child.hasDied") || says(a, "bestStart.wanted", "no"))
    return "none";
  if (!says(a, "bestStart.wanted")) return "pending";
  const [born, due] = [dayAnswered(a, "child.birthDate"), dayAnswered(a, "bestStart.expectedDueDate")];
  if (born === "--" || (born < "2018-07-01" && due === "--")) return "pending";
  if (born < "2018-07-01" && due < "2018-07-01") return "date";
  if (cg("type", "other")) return "other";
  if (cg("type", "unknown")) return "unfit";
  const who = answerTo(a, `${caregiver}.type`) ?? "";
  if (who === "" || (who === "father" && !hasFather(a)) || !takesPart(who)(a)) return "pending";
  const birthday = dayAnswered(a, `${who}.dateOfBirth`);
  if (birthday > "2010-11-20") return "unfit";
  const ways = residencies.map((way) => answerTo(a, `${who}.${way}`));
  const isForeign = says(a, `${who}.isCitizen`, "no");
  if (isForeign && ways.every((way) => way === "no")) return "unfit";
  const isHere = says(a, `${who}.isCitizen`) || (isForeign && ways.includes("yes"));
  if (birthday === "--" || !isHere) return "pending";
  if (cg("isMSDClient")) return "agency";
  if (!cg("isMSDClient", "no")) return "pending";
  if (cg("isGettingWorkingForFamilies")) return "families";
  if (!cg("isGettingWorkingForFamilies", "no")) return "pending";
  if (cg("isTaxResident")) return "new";
  if (!cg("isTaxResident", "no")) return "pending";
  if (cg("isChildResident")) return "new";
  if (!cg("isChildResident", "no")) return "pending";
  const last = ["hasLivedInNZForTwelveMonths", "taxResidentWhenBestStartStarts"];
  if (last.some((question) => cg(question, "no"))) return "unfit";
  return last.every((question) => cg(question)) ? "new" : "pending";
}

export const isAt =
  (...claims: Claim[]): Is =>
  (a) =>
    claims.includes(claimOf(a));
export const both =
  (...conditions: Is[]): Is =>
  (a) =>
    conditions.every((condition) => condition(a));
export const answered =
  (question: string, ...values: string[]): Is =>
  (a) =>
    answersTo(a, question).some((value) => values.includes(value));
