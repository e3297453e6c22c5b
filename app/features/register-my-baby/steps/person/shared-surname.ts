import type { Answers } from "#app/forms/answers.ts";
import { readText } from "../../read-answers.ts";

/** Both parents have one surname, and it is not said of each of them what it was at birth: the registrar will wonder. */
export function isSurnameShared(answers: Answers): boolean {
  const mothers = readText(answers, "mother.surname")?.toLowerCase();
  const others = readText(answers, "father.surname")?.toLowerCase();
  const atBirth = [readText(answers, "mother.surnameAtBirth"), readText(answers, "father.surnameAtBirth")];
  return mothers !== undefined && mothers === others && atBirth.includes(undefined);
}
