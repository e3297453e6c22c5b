import { type Answers, readYesNo } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Derived, HookContext, HookResult } from "#app/wizard/hooks.ts";
import { knownSearch, knownService, searchEntry, serviceEntry, withoutUnused } from "./known-services.ts";
import { childOf, everyProviderRow, identifierOf, providerRows, searchOf } from "./provider-rows.ts";

const providerWords = wordsOf("childcare/parent/steps/children/provider");

const category = "early-education";

type Asked = Pick<HookContext, "answers" | "derived">;
type Finding = Asked & { visit: Visit };

/** Only children who attend. */
const asked = (answers: Answers): string[] =>
  providerRows(answers).filter((row) => readYesNo(answers, `${childOf(row)}.attends_ece_service`) === true);

const once = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
const numbers = ({ answers }: Asked) => once(asked(answers).map((row) => identifierOf(row, answers)));
const texts = ({ answers }: Asked) => once(asked(answers).map((row) => searchOf(row, answers)));

const unknownNumbers = (at: Asked): string[] =>
  numbers(at).filter((number) => /^\d{1,9}$/.test(number) && !knownService(at.derived, number));

export const findAction = (row: string): string => `find-services:${row}`;

/**
 * What Next must look up or search first. With a service chosen only a search that was typed just now: an older one is
 * of another page, and the family has gone on without it.
 */
export function actionBeforeNext(at: Asked & Pick<HookContext, "before">): string | undefined {
  const unsearched = asked(at.answers).find((row) => {
    const text = searchOf(row, at.answers);
    const isWanted = identifierOf(row, at.answers) === undefined || text !== searchOf(row, at.before);
    return isWanted && text !== undefined && knownSearch(at.derived, text) === undefined;
  });
  if (unsearched) return findAction(unsearched);
  return unknownNumbers(at).length > 0 ? "look-up-services" : undefined;
}

export const findActions = Object.fromEntries([
  ["look-up-services", (at: Finding) => lookUp(at)],
  ...everyProviderRow.map((row) => [findAction(row), (at: Finding) => search(row, at)] as const),
]);

async function search(row: string, { answers, derived, visit }: Finding): Promise<HookResult> {
  const text = searchOf(row, answers);
  const focus = `${row}.provider_identifier`;
  const kept = used({ answers, derived });
  if (text === undefined || knownSearch(kept, text)) return { derived: kept, focus };
  const found = await visit.neighbours.serviceLocations.search(category, text);
  return found.ok
    ? { derived: { ...kept, ...searchEntry(text, found.value) }, focus }
    : { derived: kept, errors: { [focus]: [providerWords(visit.request.language)("unreachable")] }, focus };
}

export async function lookUp(at: Finding): Promise<HookResult> {
  const asking = unknownNumbers(at);
  if (asking.length === 0) return { derived: used(at) };
  const answer = await at.visit.neighbours.serviceLocations.several(category, asking);
  const known = answer.ok ? answer.value.map(serviceEntry) : [];
  const derived: Derived = Object.assign(used(at), ...known);
  const message = providerWords(at.visit.request.language)(answer.ok ? "notInDirectory" : "unreachable");
  const errors: Errors = Object.fromEntries(
    asked(at.answers)
      .filter((row) => asking.includes(identifierOf(row, at.answers) ?? ""))
      .filter((row) => !knownService(derived, identifierOf(row, at.answers)))
      .map((row) => [`${row}.provider_identifier`, [message]]),
  );
  return { derived, errors };
}

const used = (at: Asked): Derived => withoutUnused(at.derived, numbers(at), texts(at));
