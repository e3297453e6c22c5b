// These differ from a household in a single answer.

import type { Bilingual } from "../../declare.ts";
import type { FamilyFacts, SentSituation } from "./family.ts";
import { both } from "./words.ts";

export interface Neighbour {
  id: "birth" | "age";
  /** Begins a sentence: "From the birth of your baby". */
  when: Bilingual;
  apply: (situation: SentSituation) => void;
}

type Household = Omit<FamilyFacts, "income">;

/** Only what comes by itself: other work, another child or less income is for a parent to choose, and no advice. */
export const neighboursOf = (family: Household): Neighbour[] =>
  [birth(family), older(family)].flatMap((one) => one ?? []);

const put = (situation: SentSituation, person: string, values: Record<string, [period: string, unknown]>) => {
  const own = { ...situation.persons[person] };
  for (const [id, [period, value]] of Object.entries(values)) own[id] = { [period]: value };
  situation.persons[person] = own;
};

const monthOf = (day: string): string => day.slice(0, 7);
const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** True for a living child, but not for an expected one. */
const livingChild = (day: string, age: number): Record<string, [string, unknown]> => ({
  age: [day, age],
  date_of_birth: [monthOf(day), yearsBefore(day, age)],
  is_citizen_or_resident: [monthOf(day), true],
  is_resident: [monthOf(day), true],
  is_nz_citizen: [monthOf(day), true],
  social_security__is_a_child: [monthOf(day), true],
  social_security__is_dependent_child: [monthOf(day), true],
  is_dependent_child: [monthOf(day), true],
});

function birth({ day, expectedIds, applicant }: Household): Neighbour | undefined {
  if (expectedIds.length === 0) return undefined;
  return {
    id: "birth",
    when: both("From the birth of your baby", "Mai i te whānautanga o tō pēpi"),
    apply: (situation) => {
      for (const id of expectedIds) {
        const { due_date_of_birth: _, ...child } = situation.persons[id]!;
        situation.persons[id] = child;
        put(situation, id, livingChild(day, 0));
      }
      put(situation, applicant, { is_a_parent: [monthOf(day), true] });
    },
  };
}

/** Ages at which a payment can begin for the person asking. */
const turningPoints = [16, 18, 20, 65];

function older({ day, age, applicant }: Household): Neighbour | undefined {
  const next = turningPoints.find((one) => age !== undefined && one > age && one - age <= 4);
  if (next === undefined) return undefined;
  return {
    id: "age",
    when: both(`When you turn ${next}`, `Ina eke koe ki te ${next} tau`),
    apply: (situation) =>
      put(situation, applicant, {
        age: [day, next],
        date_of_birth: [monthOf(day), yearsBefore(day, next)],
      }),
  };
}
