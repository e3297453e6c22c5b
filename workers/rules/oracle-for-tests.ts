// Test support: households and the results that the original rules engine computed for them; see `source` in the
// data.
//
// Facts are written as words: the variable's index in the list (base 36), then T, F, or = and the value; the period
// is the month of the case, its first day or its year. A person with the same facts as another refers to them.

import data from "./oracle.data.json" with { type: "json" };

type OracleFields = Record<string, Record<string, unknown>>;

/** A household: the visitor's answers, what is sent to /calculate (without the nulls), and the expected result. */
export interface OracleCase {
  readonly name: string;
  /** The month, such as 2026-11. */
  readonly period: string;
  /** Only for households, not for edge cases. */
  readonly answers?: Record<string, unknown>;
  readonly input: Readonly<Record<"persons" | "families" | "titled_properties", Record<string, object>>>;
  readonly output: { readonly persons: { readonly applicant: Record<string, Record<string, boolean>> } };
}

interface Encoded {
  readonly number: number;
  readonly period: string;
  readonly people: Readonly<Record<string, string>>;
  readonly carer: number;
  readonly family: string;
  readonly granted: string;
  readonly answers?: string;
}

/** 240 households from answers to results, then 40 edge cases. */
export function oracleCases(): OracleCase[] {
  return (data.cases as unknown as readonly Encoded[]).map(decode);
}

export function requestOf({ input, output }: OracleCase): Record<string, Record<string, OracleFields>> {
  const body = structuredClone(input) as unknown as Record<string, Record<string, OracleFields>>;
  for (const [id, periods] of Object.entries(output.persons.applicant))
    body.persons!.applicant![id] = Object.fromEntries(Object.keys(periods).map((period) => [period, null]));
  return body;
}

function decode({ number, period, people, carer, family, granted, answers }: Encoded): OracleCase {
  const ids = Object.keys(people);
  const persons = Object.fromEntries(
    ids.map((id) => [id, facts(people[people[id]!] ?? people[id]!, period)]),
  );
  const roles = {
    [carer ? "principal_caregiver" : "parents"]: ["applicant"],
    ...group("partners", ids, (id) => id === "partner"),
    ...group("children", ids, (id) => id.startsWith("child_")),
  };
  return {
    name: `${answers ? "household" : "edge"} ${String(number).padStart(3, "0")}`,
    period,
    ...(answers && { answers: nested(words(answers, data.answers)) }),
    input: {
      persons,
      families: { family: { ...roles, ...facts(family, period) } },
      titled_properties: { household: { others: ids } },
    },
    output: { persons: { applicant: results(granted, period) } },
  };
}

function group(
  role: string,
  ids: readonly string[],
  belongs: (id: string) => boolean,
): Record<string, string[]> {
  const members = ids.filter(belongs);
  return members.length > 0 ? { [role]: members } : {};
}

function facts(text: string, month: string): OracleFields {
  const dated = words(text, data.variables).map(
    ([id, value]) => [id, { [periodOf(id, month)]: value }] as const,
  );
  return Object.fromEntries(dated);
}

function periodOf(id: string, month: string): string {
  if (data.days.includes(id)) return `${month}-01`;
  return data.years.includes(id) ? month.slice(0, 4) : month;
}

function words(text: string, names: readonly string[]): [string, unknown][] {
  if (text === "") return [];
  return text.split(" ").map((word) => {
    const [, place, rest] = /^(\w+?)(T$|F$|=.*)/.exec(word)!;
    return [names[Number.parseInt(place!, 36)]!, readValue(rest!)];
  });
}

function readValue(text: string): unknown {
  if (text === "T" || text === "F") return text === "T";
  const value = text.slice(1);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : JSON.parse(value);
}

function nested(answers: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of answers) {
    const parts = path.split(".");
    let place = whole;
    for (const part of parts.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[parts.at(-1)!] = value;
  }
  return whole;
}

const results = (granted: string, period: string): Record<string, Record<string, boolean>> =>
  Object.fromEntries(
    data.benefits.flatMap((id, index) =>
      granted[index] === "-" ? [] : [[id, { [period]: granted[index] === "T" }]],
    ),
  );
