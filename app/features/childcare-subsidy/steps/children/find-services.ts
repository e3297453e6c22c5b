import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Derived, HookContext, HookResult } from "#app/wizard/hooks.ts";
import { readYesNo } from "../../read-answers.ts";
import { knownSearch, knownService, searchEntry, serviceEntry, withoutUnused } from "./known-services.ts";
import { childOf, identifierOf, providerRows, searchOf } from "./provider-rows.ts";
import { providerWords } from "./words.ts";

const category = "early-education";
const notFound = 404;

type Asked = Pick<HookContext, "answers" | "derived">;

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
const newTexts = (at: Asked): string[] => texts(at).filter((text) => !knownSearch(at.derived, text));

export const hasToFind = (at: Asked): boolean => unknownNumbers(at).length + newTexts(at).length > 0;

/** Looks up what was chosen and searches for what was typed. */
export async function findServices(at: Asked & { visit: Visit }): Promise<HookResult> {
  const { answers, visit } = at;
  const t = providerWords(visit.language);
  const [{ derived, failed }, searched] = await Promise.all([
    lookUp(at),
    Promise.all(
      newTexts(at).map(async (text) => ({
        text,
        found: await visit.serviceLocations.search(category, text),
      })),
    ),
  ]);
  const found = searched.map(({ text, found }): Derived => (found.ok ? searchEntry(text, found.value) : {}));
  const unsearched = new Set(searched.flatMap(({ text, found }) => (found.ok ? [] : [text])));
  const errors: Errors = Object.fromEntries(
    asked(answers).flatMap((row) => {
      const key = failed.get(identifierOf(row, answers) ?? "");
      const message = unsearched.has(searchOf(row, answers) ?? "") ? "unreachable" : key;
      return message ? [[`${row}.provider_identifier`, [t(message)]]] : [];
    }),
  );
  const first = asked(answers).find((row) => searched.some(({ text }) => text === searchOf(row, answers)));
  return {
    derived: Object.assign({}, derived, ...found),
    errors,
    ...(first ? { focus: `${first}.provider_identifier` } : {}),
  };
}

/** What the directory says of every chosen service, for whoever opens or sends the step. */
export async function lookUp(at: Asked & { visit: Visit }): Promise<{
  derived: Derived;
  failed: ReadonlyMap<string, "notInDirectory" | "unreachable">;
}> {
  const answered = await Promise.all(
    unknownNumbers(at).map(async (number) => ({
      number,
      answer: await at.visit.serviceLocations.one(category, Number(number)),
    })),
  );
  const known = answered.map(({ answer }) => (answer.ok ? serviceEntry(answer.value) : {}));
  const failed = answered.flatMap(({ number, answer }) =>
    answer.ok ? [] : [[number, answer.status === notFound ? "notInDirectory" : "unreachable"] as const],
  );
  return {
    derived: Object.assign({}, withoutUnused(at.derived, numbers(at), texts(at)), ...known),
    failed: new Map(failed),
  };
}
