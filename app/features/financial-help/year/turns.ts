import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import type { PartId, Parts } from "../results/week/parts.ts";
import type { Stretch } from "./open-year.ts";

const words = wordsOf("financial-help/year");

const nothing: Parts = { rows: [], total: 0 };

/** What a family meets when a stretch begins, in sentences with marks: what happens, then each payment that differs. */
export function turnsOf(
  { events, parts }: Stretch,
  before: Parts = nothing,
  language: Language,
  nameOf: (id: PartId) => string,
): string[] {
  const t = words(language);
  const was = new Map(before.rows.map(({ id, weekly }) => [id, weekly]));
  const is = new Map(parts.rows.map(({ id, weekly }) => [id, weekly]));
  const ids = [...new Set([...is.keys(), ...was.keys()])];
  const changes = ids.flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    if (old === now) return [];
    const kind = old === undefined ? "begins" : now === undefined ? "ends" : "changes";
    const amounts = { before: inDollars(old ?? 0), amount: inDollars(now ?? 0) };
    return t(`turns/${kind}`, { payment: nameOf(id), ...amounts });
  });
  return [...events.map((event) => t(`events/${event}`)), ...changes];
}
