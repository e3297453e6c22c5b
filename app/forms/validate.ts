import * as z from "zod";
import { type Answers, answersTo } from "./answers.ts";
import { holds } from "./conditions/holds.ts";
import { prune } from "./conditions/prune.ts";
import { checkNested } from "./conform.ts";
import type { Step } from "./declaration.ts";
import type { FormWords, QuestionText, QuestionTexts } from "./field.ts";
import { textOf } from "./question-words.ts";
import { controlsOf, type Question, questionsOf } from "./questions.ts";
import { rowsOfStep } from "./rows-state.ts";

export type Errors = Readonly<Record<string, readonly string[]>>;

export function validate(
  step: Step,
  answers: Answers,
  texts: QuestionTexts,
  t: FormWords,
  earlier: Answers = {},
): { answers: Answers; errors: Errors } {
  const asked = prune(step, answers, earlier);
  const checks = asked.questions.map((question) => ({
    path: pathOf(question.name),
    check: checkOf(question, asked.answers, textOf(question, texts), t, earlier),
  }));
  const errors = checkNested(asked.answers, schemaOf(checks));
  return { answers: asked.answers, errors: { ...errors, ...tooManyRows(step, answers, t) } };
}

export function isComplete(
  step: Step,
  answers: Answers,
  texts: QuestionTexts,
  t: FormWords,
  earlier?: Answers,
) {
  return Object.keys(validate(step, answers, texts, t, earlier).errors).length === 0;
}

type Path = readonly (string | number)[];

/** Building nested zod objects for each submission would take longer than the checks. */
const schemaOf = (checks: readonly { path: Path; check: z.ZodType }[]): z.ZodType =>
  z.unknown().check(({ value, issues }) => {
    for (const { path, check } of checks) {
      for (const { message, path: inside } of check.safeParse(valueAt(value, path)).error?.issues ?? [])
        issues.push({ code: "custom", message, path: [...path, ...controlIn(inside)], input: value });
    }
  });

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);

/** An index within a list of values belongs to the list's control. */
const controlIn = ([part]: readonly PropertyKey[]): string[] => (typeof part === "string" ? [part] : []);

function checkOf(
  question: Question,
  answers: Answers,
  text: QuestionText,
  t: FormWords,
  earlier: Answers,
): z.ZodType {
  const { field, required } = question;
  const controls = controlsOf(question);
  const isAnswered = controls.slice(0, field.decisive).some((name) => answersTo(answers, name).length > 0);
  const mustBe = typeof required === "boolean" ? required : holds(required, answers, earlier);
  if (!isAnswered) return mustBe ? alwaysInvalid(text.missing ?? field.missing(t)) : z.unknown().optional();
  const isRepeated = !field.many && controls.some((name) => answersTo(answers, name).length > 1);
  return isRepeated ? alwaysInvalid(t("errors/repeated")) : field.check(t, text);
}

const alwaysInvalid = (message: string): z.ZodType => z.any().refine(() => false, message);

const pathOf = (name: string): Path =>
  name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Reported at the last row allowed. */
function tooManyRows(step: Step, answers: Answers, t: FormWords): Errors {
  const questions = questionsOf(step, answers);
  const found = rowsOfStep(step, answers)
    .filter(({ requested, max }) => requested > max)
    .map(({ name, max }) => {
      const last = questions.findLast(({ rows }) => rows?.name === name && rows.index === max - 1);
      return [last?.name ?? name, [t("errors/tooManyRows", { max })]];
    });
  return Object.fromEntries(found);
}
