import { type Answers, readYesNo } from "#app/forms/answers.ts";

export const hasPartner = (answers: Answers): boolean => readYesNo(answers, "hasPartner") === true;
