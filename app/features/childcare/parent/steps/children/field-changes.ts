import { type Answers, answersTo } from "#app/forms/answers.ts";
import { identifierOf, providerRows } from "./provider-rows.ts";

const hangingOnTheService = [
  "provider_email",
  "receives_20_hours_ece",
  "parent_20_hours_weekly",
  "parent_20_hours_start_date.day",
  "parent_20_hours_start_date.month",
  "parent_20_hours_start_date.year",
];

/** Another service clears the answers about the earlier one, except what is typed at the same time. */
export function changeProviders(typed: Answers, before: Answers): Answers {
  const cleared = providerRows(typed)
    .filter((row) => identifierOf(row, typed) !== identifierOf(row, before))
    .flatMap((row) => {
      const stale = hangingOnTheService
        .map((name) => `${row}.${name}`)
        .filter((name) => answersTo(typed, name).join() === answersTo(before, name).join());
      return [...stale, `${row}.provider_identifier_search`];
    });
  return { ...typed, ...Object.fromEntries(cleared.map((name) => [name, []])) };
}
