import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Contact } from "../../application/contact.ts";

export const contactOf = (answers: Answers, { request: { language } }: Pick<Visit, "request">): Contact => ({
  address: answerTo(answers, "parent.email") ?? "",
  language,
  name: answerTo(answers, "parent.first_name") ?? "",
});
