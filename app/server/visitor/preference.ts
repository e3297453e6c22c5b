import * as z from "zod";

/** One thing that a visitor wants remembered (spec 1 section 3): grouped key/value pairs. */
export interface Preference {
  group: string;
  key: string;
  val: string;
}

/** What is saved, by group and key. */
export type SavedPreference = Record<string, Record<string, string>>;

/** Characters at most (facts section 6), and how many a person may have in all. */
const most = { group: 50, key: 50, val: 200, entries: 200 };

/** Text as it is kept: composed, so that the same letters are the same text (quality T2). Numbers are taken as they read. */
const text = (longest: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => value.normalize("NFC"))
    .refine((value) => [...value].length <= longest && !/\p{Cc}/u.test(value));

const name = (longest: number) => text(longest).refine((value) => value !== "");

/** An entry as the specification's call sends it; `val` may be empty but must be there. */
export const preference: z.ZodType<Preference> = z.object({
  group: name(most.group),
  key: name(most.key),
  val: text(most.val),
});

/** What is wrong with an entry: words by the name of the field. */
export type PreferenceErrors = Record<string, string[]>;

/**
 * Reads the body of POST /api/preferences/.
 * @returns the entries, or for each what is wrong with it, empty where nothing is; or one such object where it is no list
 */
export function readPreferences(
  body: unknown,
): { list: Preference[] } | { wrong: PreferenceErrors[] | PreferenceErrors } {
  if (!Array.isArray(body)) return { wrong: { non_field_errors: ["Expected a list of entries."] } };
  if (body.length > most.entries) return { wrong: { non_field_errors: ["The list has too many entries."] } };
  const read = body.map((entry) => preference.safeParse(entry));
  const list = read.flatMap(({ data }) => (data ? [data] : []));
  if (list.length === body.length) return { list };
  return { wrong: read.map(({ error }, at) => (error ? preferenceErrors(error.issues, body[at]) : {})) };
}

function preferenceErrors(issues: readonly { path: PropertyKey[] }[], entry: unknown): PreferenceErrors {
  const sent = typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>) : {};
  const names = issues.map(({ path }) => String(path[0] ?? "non_field_errors"));
  return Object.fromEntries(
    names.map((field) => [
      field,
      [sent[field] === undefined ? "This field is required." : "This value is not valid."],
    ]),
  );
}

/** A list as {group: {key: val}}; of two entries with the same group and key the later one counts. */
export function groupPreferences(list: readonly Preference[]): SavedPreference {
  const saved = new Map<string, Map<string, string>>();
  for (const { group, key, val } of list) {
    const values = saved.get(group) ?? new Map<string, string>();
    saved.set(group, values.set(key, val));
  }
  // Not assigned one by one: a key may be called __proto__.
  return Object.fromEntries([...saved].map(([group, values]) => [group, Object.fromEntries(values)]));
}

/** A list with further entries, the newest last; what had the same group and key goes. */
export function mergePreferences(known: readonly Preference[], changes: readonly Preference[]): Preference[] {
  const byName = new Map<string, Preference>();
  for (const entry of [...known, ...changes]) {
    const key = JSON.stringify([entry.group, entry.key]);
    byName.delete(key);
    byName.set(key, entry);
  }
  return [...byName.values()];
}

/** Tells whether a person may have so many. */
export const isWithinLimit = (list: readonly Preference[]): boolean => list.length <= most.entries;

/** The group of check marks of the to-do list; its keys are task ids, its values 'true' or 'false'. */
export const checkMarks = "checkboxes";

/**
 * What of a browser's preferences goes into a person's at log-in (facts section 6): the browser's values win, except check marks
 * that are 'false'. Such a one may be of before the person ticked it elsewhere.
 */
export const preferencesToMerge = (ofBrowser: readonly Preference[]): Preference[] =>
  ofBrowser.filter(({ group, val }) => !(group === checkMarks && val === "false"));
