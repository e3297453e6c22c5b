// These differ from a household in a single answer.

import type { Bilingual } from "../../declare.ts";
import type { FamilyFacts, SentSituation } from "./family.ts";
import { both } from "./words.ts";

export interface Neighbour {
  id: "birth" | "age" | "early-learning" | "paid-work" | "hours" | "one-more-child";
  /** Begins a sentence: "From the birth of your baby". */
  when: Bilingual;
  apply: (situation: SentSituation) => void;
}

type Household = Omit<FamilyFacts, "income">;

/** Those that a parent can reach: born, older, at work, with another child, or with a child in early learning. */
export function neighboursOf(family: Household): Neighbour[] {
  return [
    birth(family),
    older(family),
    earlyLearning(family),
    paidWork(family),
    hours(family),
    oneMore(family),
  ].flatMap((one) => one ?? []);
}

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

function earlyLearning({ day, childIds, childAges, attendsEnough }: Household): Neighbour | undefined {
  const young = childIds.filter((_, index) => childAges[index]! < 5);
  if (young.length === 0 || attendsEnough) return undefined;
  return {
    id: "early-learning",
    when: both(
      "When your child under 5 is in early learning for 3 hours a week or more",
      "Ina uru tō tamaiti kei raro i te 5 tau ki te ako kōhungahunga mō te 3 hāora, neke atu, i te wiki",
    ),
    apply: (situation) => {
      for (const id of young)
        put(situation, id, { early_childcare_hours_participation_per_week: [monthOf(day), 3] });
    },
  };
}

/** The In-Work Tax Credit needs no number of hours (Income Tax Act 2007, sections MD 4 and MD 9). */
function paidWork({ day, applicant, hours: own, partnerHours }: Household): Neighbour | undefined {
  if (own + partnerHours > 0) return undefined;
  return {
    id: "paid-work",
    when: both("With paid work, however few hours", "Mēnā he mahi whai utu, ahakoa te iti o ngā hāora"),
    apply: (situation) => put(situation, applicant, { hours_per_week_employed: [monthOf(day), 1] }),
  };
}

/** Hours of a full-time earner (Income Tax Act 2007, section MA 7): alone, or both of a couple together. */
const fullTime = { alone: 20, together: 30 };

function hours({ day, applicant, hasPartner, hours: own, partnerHours }: Household): Neighbour | undefined {
  const needed = hasPartner ? Math.max(1, fullTime.together - partnerHours) : fullTime.alone;
  if (own >= needed) return undefined;
  return {
    id: "hours",
    when: hasPartner
      ? both(
          `With ${fullTime.together} hours of paid work a week together, in place of ${own + partnerHours}`,
          `Mēnā ka mahi tahi kōrua mō te ${fullTime.together} hāora i te wiki, kaua ko te ${own + partnerHours}`,
        )
      : both(
          `With ${needed} hours of paid work a week, in place of ${own}`,
          `Mēnā ka mahi koe mō te ${needed} hāora i te wiki, kaua ko te ${own}`,
        ),
    apply: (situation) => put(situation, applicant, { hours_per_week_employed: [monthOf(day), needed] }),
  };
}

const another = "one_more_child";

function oneMore({ day, family, expectedIds, childIds }: Household): Neighbour | undefined {
  if (childIds.length === 0 || expectedIds.length > 0) return undefined;
  return {
    id: "one-more-child",
    when: both("With one more child", "Mēnā ka kotahi anō tō tamaiti"),
    apply: (situation) => {
      put(situation, another, livingChild(day, 0));
      const { families = {} } = situation;
      const group = families[family];
      const children = [...((group?.children as string[] | undefined) ?? []), another];
      if (group) families[family] = { ...group, children };
    },
  };
}
