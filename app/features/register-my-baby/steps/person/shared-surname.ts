import type { Answers } from "#app/forms/answers.ts";
import { typed } from "../../read-answers.ts";

/** Both parents have one surname, and it is not said of each of them what it was at birth: the registrar will wonder. */
export function isSurnameShared(answers: Answers): boolean {
  const mothers = typed(answers, "mother.surname")?.toLowerCase();
  const others = typed(answers, "father.surname")?.toLowerCase();
  const atBirth = [typed(answers, "mother.surnameAtBirth"), typed(answers, "father.surnameAtBirth")];
  return mothers !== undefined && mothers === others && atBirth.includes(undefined);
}
