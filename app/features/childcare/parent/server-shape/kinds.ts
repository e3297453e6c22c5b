import { type Answers, answersTo, answerTo, readYesNo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { toIso } from "#app/nz/date.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** @param answers pruned, with what is derived; @param at what the names of the controls begin with */
type Read = (answers: Answers, at: string) => Json;

export interface Cell {
  /** Controls that it is read from, without what their names begin with; `[]` is any row. */
  readonly from: readonly string[];
  readonly read: Read;
}

export type Shape = { readonly [name: string]: Cell };

export const cell = (from: string | readonly string[], read: Read): Cell => ({ from: [from].flat(), read });

/** @param otherwise what is sent without an answer */
export const text = (name: string, otherwise: "" | null = null): Cell =>
  cell(name, (answers, at) => answerTo(answers, at + name) ?? otherwise);

export const list = (name: string): Cell =>
  cell(name, (answers, at) => answersTo(answers, at + name).filter((each) => each !== ""));

export const flag = (name: string): Cell =>
  cell(name, (answers, at) => readYesNo(answers, at + name) ?? null);

export const tick = (name: string): Cell =>
  cell(name, (answers, at) => readYesNo(answers, at + name) === true);

/** YYYY-MM-DD */
export const day = (name: string): Cell =>
  cell([`${name}.day`, `${name}.month`, `${name}.year`], (answers, at) => {
    const date = readDate(answers, at + name);
    return date ? toIso(date) : null;
  });

/** A number of 8 digits is sent with a leading 0; blanks and hyphens are not sent. */
export const nineDigits = (name: string): Cell =>
  cell(
    name,
    (answers, at) =>
      answerTo(answers, at + name)
        ?.replace(/\D/g, "")
        .padStart(9, "0") ?? null,
  );

/** @param isThere else it is null */
export function group(
  prefix: string,
  shape: Shape,
  isThere: (answers: Answers) => boolean = () => true,
): Cell {
  return cell(
    Object.values(shape).flatMap(({ from }) => from.map((name) => prefix + name)),
    (answers, at) => (isThere(answers) ? readShape(shape, answers, at + prefix) : null),
  );
}

/** @param rowsIn the names of the rows that there are */
export function rows(
  name: string,
  shape: Shape,
  rowsIn: (answers: Answers, at: string) => readonly string[],
): Cell {
  return cell(
    Object.values(shape).flatMap(({ from }) => from.map((each) => `${name}[].${each}`)),
    (answers, at) => rowsIn(answers, at).map((row) => readShape(shape, answers, `${row}.`)),
  );
}

export const readShape = (shape: Shape, answers: Answers, at = ""): JsonObject =>
  Object.fromEntries(Object.entries(shape).map(([name, { read }]) => [name, read(answers, at)]));
