import * as z from "zod";
import type { SealedColumns } from "#workers/keys/sealed-column.ts";
import type { Seal } from "../crypto/seal.ts";

export interface Preference {
  group: string;
  key: string;
  val: string;
}

export type SavedPreference = Record<string, Record<string, string>>;

/** Characters, and entries per person. */
const most = { group: 50, key: 50, val: 200, entries: 200 };

const text = (longest: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => value.normalize("NFC"))
    .refine((value) => [...value].length <= longest && !/\p{Cc}/u.test(value));

const name = (longest: number) => text(longest).refine((value) => value !== "");

export const preference: z.ZodType<Preference> = z.object({
  group: name(most.group),
  key: name(most.key),
  val: text(most.val),
});

const stored = z.object({ group: z.string(), key: z.string(), val: z.string() });

/** As it was accepted: a sealed value is longer than a typed one. What cannot be read hides nothing else. */
export const readStored = (rows: unknown): Preference[] =>
  z
    .array(z.unknown())
    .parse(rows)
    .flatMap((row) => stored.safeParse(row).data ?? []);

/** Other groups are neither taken nor merged. */
const groups: readonly string[] = ["settings", "checkboxes"];

export type PreferenceErrors = Record<string, string[]>;

const sent = z.intersection(
  preference,
  z.object({ group: z.string().refine((group) => groups.includes(group)) }),
);

export function readPreferences(
  body: unknown,
): { list: Preference[] } | { wrong: PreferenceErrors[] | PreferenceErrors } {
  if (!Array.isArray(body)) return { wrong: { non_field_errors: ["Expected a list of entries."] } };
  if (body.length > most.entries) return { wrong: { non_field_errors: ["The list has too many entries."] } };
  const read = body.map((entry) => sent.safeParse(entry));
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

export function groupPreferences(list: readonly Preference[]): SavedPreference {
  const saved = new Map<string, Map<string, string>>();
  for (const { group, key, val } of list) {
    const values = saved.get(group) ?? new Map<string, string>();
    saved.set(group, values.set(key, val));
  }
  // Not assigned one by one: a key may be called __proto__.
  return Object.fromEntries([...saved].map(([group, values]) => [group, Object.fromEntries(values)]));
}

export function mergePreferences(known: readonly Preference[], changes: readonly Preference[]): Preference[] {
  const byName = new Map<string, Preference>();
  for (const entry of [...known, ...changes]) {
    const key = JSON.stringify([entry.group, entry.key]);
    byName.delete(key);
    byName.set(key, entry);
  }
  return [...byName.values()];
}

export const isWithinLimit = (list: readonly Preference[]): boolean => list.length <= most.entries;

export const checkMarks = "checkboxes";

/** The browser wins, except for 'false' check marks: the person may have ticked them elsewhere since. */
export const preferencesToMerge = (ofBrowser: readonly Preference[]): Preference[] =>
  ofBrowser.filter(({ group, val }) => groups.includes(group) && !(group === checkMarks && val === "false"));

const sealedAs = new Map<string, keyof SealedColumns>([
  ["dd", "dueDates"],
  ["loc", "places"],
  ["lat", "places"],
  ["lng", "places"],
]);

const columnOf = ({ group, key }: Preference, { columns }: Seal) => {
  const name = group === "settings" ? sealedAs.get(key) : undefined;
  return name && columns[name];
};

export const sealPreferences = (list: readonly Preference[], seal: Seal): Promise<Preference[]> =>
  Promise.all(
    list.map(async (each) => {
      const column = columnOf(each, seal);
      return column ? { ...each, val: await column.close(each.val) } : each;
    }),
  );

export async function openPreferences(list: readonly Preference[], seal: Seal): Promise<Preference[]> {
  const opened = list.map(async (each) => {
    const column = columnOf(each, seal);
    const val = column ? await column.open(each.val) : each.val;
    return val === undefined ? [] : [{ ...each, val }];
  });
  return (await Promise.all(opened)).flat();
}
