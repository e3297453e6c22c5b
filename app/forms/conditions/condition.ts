import type { Answers } from "../answers.ts";

/** Data, so that `holds` can read it on the server and `visibility.ts` can write a style rule from it. */
export type Condition =
  | { readonly op: "is"; readonly question: string; readonly values: readonly string[] }
  | { readonly op: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly op: "not"; readonly of: Condition }
  | { readonly op: "fromEarlierSteps"; readonly holds: (earlier: Answers) => boolean }
  | {
      readonly op: "onServer";
      readonly holds: (answers: Answers, row: string) => boolean;
      /** The row of the question with the condition, such as `children[0].services[1]`. */
      readonly row?: string;
    };

export const is = (question: string, ...values: string[]): Condition => ({ op: "is", question, values });
export const all = (...of: Condition[]): Condition => ({ op: "all", of });
export const any = (...of: Condition[]): Condition => ({ op: "any", of });
export const not = (of: Condition): Condition => ({ op: "not", of });
export const fromEarlierSteps = (holds: (earlier: Answers) => boolean): Condition => ({
  op: "fromEarlierSteps",
  holds,
});
/**
 * Decided at rendering, because no style rule can read typed text. It may only use earlier questions and must repeat
 * their conditions: `all(condition, onServer(…))`. In rows it gets the question's innermost row.
 */
export const onServer = (holds: (answers: Answers, row: string) => boolean): Condition => ({
  op: "onServer",
  holds,
});
export const always = all();

export function comparisonsIn(condition: Condition): { question: string; values: readonly string[] }[] {
  if (condition.op === "is") return [condition];
  if (condition.op === "fromEarlierSteps" || condition.op === "onServer") return [];
  return (condition.op === "not" ? [condition.of] : condition.of).flatMap(comparisonsIn);
}

/** `siblings[].sex` becomes `siblings[2].sex`. @param rows with outer row numbers: `children[0].services` */
export function forRow(condition: Condition, rows: string, index: number): Condition {
  if (condition.op === "fromEarlierSteps") return condition;
  if (condition.op === "onServer") return { ...condition, row: condition.row ?? `${rows}[${index}]` };
  if (condition.op === "not") return not(forRow(condition.of, rows, index));
  if (condition.op === "is") {
    const declared = `${rows.replace(/\[\d+\]/g, "[]")}[]`;
    return { ...condition, question: condition.question.replace(declared, `${rows}[${index}]`) };
  }
  return { ...condition, of: condition.of.map((each) => forRow(each, rows, index)) };
}
