import { type Answers, answerTo } from "#app/forms/answers.ts";
import { requestedRows } from "#app/forms/rows-state.ts";
import { mostChildren, mostProviders } from "./relationships.ts";

/** `children[0]`, `children[1]` …: at least one. */
export const childRows = (answers: Answers): string[] => rowsNamed("children", answers, mostChildren);

/** `children[0].providers[0]` … */
export const providersOf = (child: string, answers: Answers): string[] =>
  rowsNamed(`${child}.providers`, answers, mostProviders);

export const providerRows = (answers: Answers): string[] =>
  childRows(answers).flatMap((child) => providersOf(child, answers));

export const everyProviderRow: readonly string[] = Array.from({ length: mostChildren }, (_, child) =>
  Array.from({ length: mostProviders }, (_, provider) => `children[${child}].providers[${provider}]`),
).flat();

function rowsNamed(name: string, answers: Answers, most: number): string[] {
  const count = Math.min(most, Math.max(1, requestedRows(name, answers)));
  return Array.from({ length: count }, (_, index) => `${name}[${index}]`);
}

export const childOf = (row: string): string => row.slice(0, row.indexOf("]") + 1);

export const identifierOf = (row: string, answers: Answers): string | undefined =>
  answerTo(answers, `${row}.provider_identifier`);

export const searchOf = (row: string, answers: Answers): string | undefined =>
  answerTo(answers, `${row}.provider_identifier_search`);
