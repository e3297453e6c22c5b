// Test support: short ways to write households.

import { base } from "../base.ts";
import { calculate } from "../calculate.ts";
import type { VariableValue } from "../declare.ts";

export type PersonValues = Record<string, VariableValue>;
export type PeopleValues = Record<string, PersonValues>;

const month = "2026-04";
/** Born in 1990, citizen and resident. */
export const resident = {
  is_nz_citizen: true,
  social_security__is_ordinarily_resident_in_new_zealand: true,
  date_of_birth: "1990-01-01",
  number_of_years_lived_in_nz: 10,
} satisfies PersonValues;

/** The value of a variable for the person called applicant, or for their family, in April 2026. */
export function ask(
  id: string,
  people: PeopleValues,
  roles: object,
  family: PersonValues = {},
): VariableValue {
  const persons = Object.fromEntries(Object.entries(people).map(([name, facts]) => [name, dated(facts)]));
  const asked = { ...dated(family), ...roles };
  const place =
    base.variables.get(id)!.entity === "person" ? persons.applicant! : (asked as Record<string, object>);
  place[id] = { [periodOf(id)]: null };
  const body = calculate(base, { persons, families: { family: asked } }) as {
    persons: PeopleValues;
    families: PeopleValues;
  };
  const result = { ...body.families.family, ...body.persons.applicant }[id] as unknown as PersonValues;
  return Object.values(result)[0]!;
}

const dated = (facts: PersonValues): Record<string, object> =>
  Object.fromEntries(Object.entries(facts).map(([id, value]) => [id, { [periodOf(id)]: value }]));

const periodOf = (id: string): string =>
  ({ DAY: `${month}-01`, MONTH: month, YEAR: "2026", ETERNITY: "ETERNITY" })[
    base.variables.get(id)!.definitionPeriod
  ];

export const alone = (facts: PersonValues, ...children: PersonValues[]): [PeopleValues, object] => {
  const named = Object.fromEntries(children.map((child, index) => [`child_${index}`, child]));
  const roles = { principal_caregiver: ["applicant"], children: Object.keys(named) };
  return [{ applicant: { ...resident, ...facts }, ...named }, roles];
};

/** A citizen born on the first of April. */
export const born = (year: number): PersonValues => ({ date_of_birth: `${year}-04-01`, is_nz_citizen: true });
