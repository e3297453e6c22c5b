import type { Answers } from "#app/forms/answers.ts";
import { readYesNo } from "#app/forms/fields/choice.tsx";

export const hasPartner = (answers: Answers): boolean => readYesNo(answers, "hasPartner") === true;
