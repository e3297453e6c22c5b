export type { Household } from "./request/household.ts";
export { verdictOf } from "./results/verdict-of.ts";
export { answersOfChecker } from "./visit-answers.ts";
