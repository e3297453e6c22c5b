import { folded, question } from "#app/forms/builders.ts";
import { all, always, type Condition } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Section } from "#app/forms/declaration.ts";
import type { Field } from "#app/forms/field.ts";
import { postalAddress } from "#app/forms/fields/address.tsx";
import type { AddressPart } from "#app/forms/fields/address-line.tsx";
import { choice } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { email, name, phone, place } from "#app/forms/fields/text.tsx";
import { longestIn } from "#app/nz/registry-limits.ts";
import { shortCountry } from "#app/nz/short-countries.ts";
import { descent } from "../child/descent.ts";
import { certificateTitles } from "../options.ts";
import type { Parent } from "../other-services/caregiver.ts";
import { about, section } from "../section.ts";
import { citizenship, isNotResident } from "./citizenship.ts";

interface ParentSectionsOptions {
  /** YYYY-MM-DD in New Zealand. */
  today: string;
  home: Section;
  condition?: Condition;
  /** Whether a title for the birth certificate can be chosen here. */
  titled?: Condition;
  /** Of everything but the names; false where the parent cannot be asked. */
  required?: boolean | Condition;
}

export function parentSections(
  who: Parent,
  { today, home, condition = always, titled = always, required = true }: ParentSectionsOptions,
): Section[] {
  const optional = { required: false } as const;
  const named = (as: "firstNames" | "surname" | "firstNamesAtBirth" | "surnameAtBirth") =>
    name({ max: longestIn(`${who}.${as}`) });
  const own = (token: string) => ({ autoComplete: `section-${who} ${token}` });
  return [
    section(
      "names",
      about(who, {
        firstNames: question(named("firstNames"), own("given-name")),
        surname: question(named("surname"), own("family-name")),
        firstNamesAtBirth: question(named("firstNamesAtBirth"), optional),
        surnameAtBirth: question(named("surnameAtBirth"), optional),
      }),
      condition,
    ),
    folded(
      section(
        "title",
        about(who, { certificateTitle: question(choice(certificateTitles), optional) }),
        all(condition, titled),
      ),
    ),
    section(
      "life",
      about(who, {
        occupation: question(place({ max: longestIn(`${who}.occupation`) }), { required }),
        dateOfBirth: question(date({ past: { today: () => today } }), { required, ...own("bday") }),
        placeOfBirth: question(place({ max: longestIn(`${who}.placeOfBirth`) }), { required }),
        countryOfBirth: question(country(longestIn(`${who}.countryOfBirth`)), optional),
      }),
      condition,
    ),
    home,
    section("descent", about(who, descent(who, required)), condition),
    section("citizenship", about(who, citizenship(who, required)), condition),
    section(
      "reachable",
      about(who, {
        daytimePhone: question(phone(), { ...optional, ...own("tel") }),
        alternativePhone: question(phone(), optional),
        email: question(email(), { ...optional, ...own("email") }),
      }),
      condition,
    ),
  ];
}

function country(max: number): Field {
  const field = place({ max });
  return { ...field, normalise: (answer) => shortCountry(field.normalise?.(answer) ?? answer) };
}

export const parentParts = [
  ["names", "title", "life"],
  ["home", "reachable"],
  ["descent", "citizenship"],
] as const;

/** 24 characters of a suburb can be typed, but a suggestion may bring 25. */
export function homeAddress(who: Parent, { optional = [] }: { optional?: readonly AddressPart[] } = {}) {
  const names = { street: "line1", suburb: "suburb", town: "line2" } as const;
  const lineOf = (line: keyof typeof names) => longestIn(`${who}.homeAddress.${names[line]}`);
  const max = { street: lineOf("street"), suburb: lineOf("suburb"), town: lineOf("town") };
  return postalAddress({ names, max, suggest: max, optional });
}

export const residencyNote = (who: Parent): Note => ({
  id: "not-resident",
  after: `${who}.isAuResidentOrCitizen`,
  when: isNotResident(who),
  kind: "warning",
});
