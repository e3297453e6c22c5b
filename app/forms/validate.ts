import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { type Answers, answersTo } from "./answers.ts";
import { holds } from "./condition.ts";
import type { Step } from "./declaration.ts";
import type { FormWords, QuestionText, QuestionTexts } from "./field.ts";
import { prune } from "./prune.ts";
import { wordsOf } from "./question-words.ts";
import { controlsOf, type Question, questionsOf } from "./questions.ts";
import { allRowsOf } from "./rows-in-place.ts";

/** A message under the name of the control it belongs to. */
export type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * Checks what is asked: prunes first, builds the check from the questions that remain and runs it over the answers.
 * @returns the answers that count, and messages in the language of the words; no messages when all is well.
 */
export function validate(
  step: Step,
  answers: Answers,
  texts: QuestionTexts,
  t: FormWords,
  earlier: Answers = {},
): { answers: Answers; errors: Errors } {
  const asked = prune(step, answers, earlier);
  const schema = schemaOf(asked.questions, asked.answers, texts, t, earlier);
  const submission = parseWithZod(toFormData(asked.answers), { schema, disableAutoCoercion: true });
  const { error } = submission.reply();
  return {
    answers: asked.answers,
    errors: { ...byQuestion(error, asked.questions), ...tooManyRows(step, answers, t) },
  };
}

/** A step is complete when everything that is asked has a good answer. */
export function isComplete(
  step: Step,
  answers: Answers,
  texts: QuestionTexts,
  t: FormWords,
  earlier?: Answers,
) {
  return Object.keys(validate(step, answers, texts, t, earlier).errors).length === 0;
}

type Shape = { [key: string]: z.ZodType | Shape };

function schemaOf(
  questions: readonly Question[],
  answers: Answers,
  texts: QuestionTexts,
  t: FormWords,
  earlier: Answers,
): z.ZodType {
  const shape: Shape = {};
  for (const question of questions) {
    place(shape, pathOf(question.name), checkOf(question, answers, wordsOf(question, texts), t, earlier));
  }
  return toObject(shape);
}

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
  if (!isAnswered) return mustBe ? refused(text.missing ?? field.missing(t)) : z.unknown().optional();
  const isRepeated = !field.many && controls.some((name) => answersTo(answers, name).length > 1);
  return isRepeated ? refused(t("errors/repeated")) : field.check(t, text);
}

const refused = (message: string): z.ZodType => z.any().refine(() => false, message);

function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean);
}

function place(shape: Shape, [head = "", ...rest]: string[], check: z.ZodType): void {
  if (rest.length === 0) shape[head] = check;
  else {
    shape[head] ??= {};
    place(shape[head] as Shape, rest, check);
  }
}

/**
 * Nested names become nested objects, rows become lists. A level without any answer is missing altogether, and its
 * questions must still be checked.
 */
function toObject(shape: Shape): z.ZodType {
  const entries = Object.entries(shape).map(
    ([key, value]) => [key, value instanceof z.ZodType ? value : toObject(value)] as const,
  );
  if (entries.every(([key]) => /^\d+$/.test(key))) return toList(entries.map(([, check]) => check));
  return z.preprocess((given) => given ?? {}, z.object(Object.fromEntries(entries)));
}

function toList(checks: readonly z.ZodType[]): z.ZodType {
  const pad = (given: unknown) => checks.map((_, index) => (Array.isArray(given) ? given[index] : undefined));
  return z.preprocess(pad, z.tuple(checks as [z.ZodType, ...z.ZodType[]]));
}

function toFormData(answers: Answers): FormData {
  const data = new FormData();
  for (const name of Object.keys(answers)) {
    for (const value of answersTo(answers, name)) data.append(name, value);
  }
  return data;
}

/** A fault in one of several values of a control is a fault of the control. */
function byQuestion(
  error: Record<string, string[] | null> | null | undefined,
  questions: readonly Question[],
): Errors {
  const controls = new Set(questions.flatMap((question) => [question.name, ...controlsOf(question)]));
  const found: Record<string, readonly string[]> = {};
  for (const [path, messages] of Object.entries(error ?? {})) {
    const name = controls.has(path) ? path : path.replace(/\[\d+\]$/, "");
    if (messages?.length) found[name] ??= messages;
  }
  return found;
}

/** Said at the last row there is room for. */
function tooManyRows(step: Step, answers: Answers, t: FormWords): Errors {
  const questions = questionsOf(step, answers);
  const found = allRowsOf(step, answers)
    .filter(({ wanted, max }) => wanted > max)
    .map(({ name, max }) => {
      const last = questions.findLast(({ rows }) => rows?.name === name && rows.index === max - 1);
      return [last?.name ?? name, [t("errors/tooManyRows", { max })]];
    });
  return Object.fromEntries(found);
}
