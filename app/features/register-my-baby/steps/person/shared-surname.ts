import type { Answers } from "#app/forms/answers.ts";
import { readText } from "../../read-answers.ts";

/** The registrar asks about parents with one surname where a surname at birth is missing. */
export function isSurnameShared(answers: Answers): boolean {
  const mothers = readText(answers, "mother.surname")?.toLowerCase();
  const others = readText(answers, "father.surname")?.toLowerCase();
  const atBirth = [readText(answers, "mother.surnameAtBirth"), readText(answers, "father.surnameAtBirth")];
  return mothers !== undefined && mothers === others && atBirth.includes(undefined);
}
