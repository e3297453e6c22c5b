import { type Answers, answersTo } from "./answers.ts";

/**
 * When a question is asked, as data: one reader decides with it on the server (`holds`), another writes the
 * style rule that hides the question in the browser (`visibility.ts`).
 */
export type Condition =
  | { readonly op: "is"; readonly question: string; readonly values: readonly string[] }
  | { readonly op: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly op: "not"; readonly of: Condition }
  | { readonly op: "fromEarlierSteps"; readonly holds: (earlier: Answers) => boolean }
  | { readonly op: "onServer"; readonly holds: (answers: Answers) => boolean };

/** One of these values was chosen as (one of) the question's answers. */
export const is = (question: string, ...values: string[]): Condition => ({ op: "is", question, values });
/** Every one of these holds; none at all means always. */
export const all = (...of: Condition[]): Condition => ({ op: "all", of });
/** At least one of these holds. */
export const any = (...of: Condition[]): Condition => ({ op: "any", of });
/** This does not hold. */
export const not = (of: Condition): Condition => ({ op: "not", of });
/** What earlier steps have settled: the same for every answer that can be given on this page. */
export const fromEarlierSteps = (holds: (earlier: Answers) => boolean): Condition => ({
  op: "fromEarlierSteps",
  holds,
});
/**
 * What the server reads out of typed answers of this page, or earlier ones: worked out whenever the page is drawn, as no style rule can
 * read what was typed. It may look at earlier questions only; where one of those is itself asked under a condition, that goes with it: `all(condition, told(…))`.
 */
export const onServer = (holds: (answers: Answers) => boolean): Condition => ({ op: "onServer", holds });
export const always = all();

/**
 * Tells whether a condition holds.
 * @param answers answers of this step to questions that are asked
 * @param earlier answers of the steps before it
 */
export function holds(condition: Condition, answers: Answers, earlier: Answers = {}): boolean {
  switch (condition.op) {
    case "is":
      return answersTo(answers, condition.question).some((value) => condition.values.includes(value));
    case "all":
      return condition.of.every((each) => holds(each, answers, earlier));
    case "any":
      return condition.of.some((each) => holds(each, answers, earlier));
    case "not":
      return !holds(condition.of, answers, earlier);
    case "fromEarlierSteps":
      return condition.holds(earlier);
    case "onServer":
      return condition.holds({ ...earlier, ...answers });
  }
}

/** The questions that a condition looks at, with the values it compares. */
export function comparisonsIn(condition: Condition): { question: string; values: readonly string[] }[] {
  if (condition.op === "is") return [condition];
  if (condition.op === "fromEarlierSteps" || condition.op === "onServer") return [];
  return (condition.op === "not" ? [condition.of] : condition.of).flatMap(comparisonsIn);
}

/**
 * The same condition for one row of repeated questions: `siblings[].sex` becomes `siblings[2].sex`.
 * @param rows with the numbers of the rows around it: `children[0].services`
 */
export function forRow(condition: Condition, rows: string, index: number): Condition {
  if (condition.op === "fromEarlierSteps" || condition.op === "onServer") return condition;
  if (condition.op === "not") return not(forRow(condition.of, rows, index));
  if (condition.op === "is") {
    const declared = `${rows.replace(/\[\d+\]/g, "[]")}[]`;
    return { ...condition, question: condition.question.replace(declared, `${rows}[${index}]`) };
  }
  return { ...condition, of: condition.of.map((each) => forRow(each, rows, index)) };
}
