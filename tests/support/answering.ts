import type { Answers } from "#app/forms/answers.ts";
import { controlsOf, type Question, questionsOf } from "#app/forms/questions.ts";
import type { StepState } from "#app/wizard/evaluate.ts";
import { dayAnswers } from "./births.ts";

/** A day that is good for every question about one, on a day in late 2026. */
const days: Readonly<Record<string, string>> = {
  "child.birthDate": "2026-10-01",
  "siblings[].dateOfBirth": "2020-02-29",
  parentRelationshipDate: "2026-11-20",
};

const account = ["01", "0902", "0068389", "00"];
const lines = ["12 High Street", "Titahi Bay", "Porirua 5022"];

/** A good answer to a question that is not answered from a list. */
function written({ name, template, field }: Question): Answers {
  if (field.parts.includes(".day")) return dayAnswers(name, days[template] ?? "1990-05-06");
  if (field.parts.includes(".line1"))
    return Object.fromEntries(field.parts.map((part, index) => [name + part, lines[index] ?? ""]));
  if (field.parts.includes(".bank"))
    return Object.fromEntries(field.parts.map((part, index) => [name + part, account[index] ?? ""]));
  if (/irdNumber$/i.test(name)) return { [name]: "49091850" };
  if (/ClientNumber$/.test(name)) return { [name]: "555012342" };
  if (/Phone$/.test(name)) return { [name]: "04 476 1234" };
  if (/Number$/.test(name)) return { [name]: "LA12345" };
  return { [name]: /email(Address)?$/i.test(name) ? "mere@example.nz" : "Rangi" };
}

/** A good answer to a question; another one at every attempt, where there is a list. */
export function goodAnswer(question: Question, attempt: number): Answers {
  const { options } = question.field;
  const chosen = options?.[attempt % options.length];
  return chosen === undefined ? written(question) : { [question.name]: chosen };
}

/**
 * Answers whatever a step finds wrong, as a visitor does who is told so, until nothing is wrong.
 * @param place gives the step for some answers
 * @param choice which of several options is chosen
 * @throws when something stays wrong
 */
export function answerStep(place: (answers: Answers) => StepState, from: Answers, choice: number): Answers {
  let answers = from;
  for (let attempt = 0; attempt < 25; attempt++) {
    const { step, errors } = place(answers);
    if (Object.keys(errors).length === 0) return answers;
    const wrong = questionsOf(step, answers).filter((question) =>
      [question.name, ...controlsOf(question)].some((name) => name in errors),
    );
    answers = Object.assign({}, answers, ...wrong.map((question) => goodAnswer(question, choice + attempt)));
  }
  throw new Error(`Something stays wrong: ${JSON.stringify(place(answers).errors)}`);
}
