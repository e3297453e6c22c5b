import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Derived, HookContext, HookResult } from "#app/wizard/hooks.ts";
import { readYesNo } from "../../read-answers.ts";
import { knownSearch, knownService, searchEntry, serviceEntry, withoutUnused } from "./known-services.ts";
import { childOf, everyProviderRow, identifierOf, providerRows, searchOf } from "./provider-rows.ts";
import { providerWords } from "./words.ts";

const category = "early-education";
const notFound = 404;

type Asked = Pick<HookContext, "answers" | "derived">;
type Finding = Asked & { visit: Visit };

/** Rows of children who attend. */
const asked = (answers: Answers): string[] =>
  providerRows(answers).filter((row) => readYesNo(answers, `${childOf(row)}.attends_ece_service`) === true);

const once = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
const numbers = ({ answers }: Asked) => once(asked(answers).map((row) => identifierOf(row, answers)));
const texts = ({ answers }: Asked) => once(asked(answers).map((row) => searchOf(row, answers)));

const unknownNumbers = (at: Asked): string[] =>
  numbers(at).filter((number) => /^\d{1,9}$/.test(number) && !knownService(at.derived, number));

/** Of the button that searches in a row. */
export const findAction = (row: string): string => `find-services:${row}`;

/** What has to be looked up or searched for before the step can be gone on with: of a chosen service another one waits for its button. */
export function actionBeforeNext(at: Asked): string | undefined {
  const unsearched = asked(at.answers).find((row) => {
    const text = identifierOf(row, at.answers) === undefined ? searchOf(row, at.answers) : undefined;
    return text !== undefined && knownSearch(at.derived, text) === undefined;
  });
  if (unsearched) return findAction(unsearched);
  return unknownNumbers(at).length > 0 ? "look-up-services" : undefined;
}

export const findActions = Object.fromEntries([
  ["look-up-services", (at: Finding) => lookUp(at)],
  ...everyProviderRow.map((row) => [findAction(row), (at: Finding) => search(row, at)] as const),
]);

async function search(row: string, at: Finding): Promise<HookResult> {
  const { answers, visit } = at;
  const text = searchOf(row, answers);
  const focus = `${row}.provider_identifier`;
  const before = await lookUp(at);
  if (text === undefined || knownSearch(before.derived, text)) return { ...before, focus };
  const found = await visit.serviceLocations.search(category, text);
  const errors = { ...before.errors, [focus]: [providerWords(visit.language)("unreachable")] };
  return found.ok
    ? { ...before, derived: { ...before.derived, ...searchEntry(text, found.value) }, focus }
    : { ...before, errors, focus };
}

/** What the directory says of every chosen service, for whoever opens or sends the step. */
export async function lookUp(at: Finding): Promise<HookResult> {
  const t = providerWords(at.visit.language);
  const answered = await Promise.all(
    unknownNumbers(at).map(async (number) => ({
      number,
      answer: await at.visit.serviceLocations.one(category, Number(number)),
    })),
  );
  const known = answered.map(({ answer }): Derived => (answer.ok ? serviceEntry(answer.value) : {}));
  const failed = new Map(
    answered.flatMap(({ number, answer }) =>
      answer.ok ? [] : [[number, answer.status === notFound ? "notInDirectory" : "unreachable"] as const],
    ),
  );
  const errors: Errors = Object.fromEntries(
    asked(at.answers).flatMap((row) => {
      const message = failed.get(identifierOf(row, at.answers) ?? "");
      return message ? [[`${row}.provider_identifier`, [t(message)]]] : [];
    }),
  );
  return { derived: Object.assign({}, withoutUnused(at.derived, numbers(at), texts(at)), ...known), errors };
}
