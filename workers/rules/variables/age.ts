// Age depends on the day: for a month it is the age on its first day.

import { criterion } from "../criteria.ts";
import { day, familyRule, personRule, whole } from "../declare.ts";

const yearsBetween = (birth: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  const hadBirthday = birth.slice(5) <= today.slice(5);
  return hadBirthday ? years : years - 1;
};

export const age = [
  day("date_of_birth", "Date of birth", { per: "ETERNITY", mustBeGiven: true }),
  day("due_date_of_birth", "Date on which a baby is due", { per: "ETERNITY" }),
  whole("age", "Age in full years", {
    per: "DAY",
    default: -9999,
    rule: personRule({
      uses: ["date_of_birth"],
      where: { yearsBetween },
      value: (person) => yearsBetween(person.date("date_of_birth"), person.today),
    }),
  }),
  whole("age_of_youngest", "Age of the youngest member of the family", {
    of: "family",
    per: "DAY",
    rule: familyRule({
      uses: ["age"],
      value: ({ members }) =>
        members.length === 0 ? 0 : Math.min(...members.map((one) => one.number("age"))),
    }),
  }),
  whole("age_of_partner", "Age of the partner, taken to be the person's own age", {
    per: "DAY",
    // The model looks for the partner's age and finds the person's own; results depend on it.
    rule: personRule({ uses: ["age"], value: (person) => person.number("age") }),
  }),
];

const fromAge = (years: number) => ({
  id: "age",
  en: `You are ${years} or older`,
  mi: `Kua eke koe ki te ${years} tau, neke atu rānei`,
  unmet: {
    en: `It is for people aged ${years} or older.`,
    mi: `Mō te hunga kua eke ki te ${years} tau, neke atu rānei, tēnei.`,
  },
});

/** Where the model fixes the age in the rule. */
export const atLeast = (years: number) =>
  criterion({ ...fromAge(years), uses: ["age"], met: (person) => person.number("age") >= years });

/** @param minimum the parameter that says from which age on @param flag the variable that tells whether it is reached, where the model has one */
export const oldEnough = (minimum: string, flag?: string) =>
  criterion<string, "minimum">({
    id: "age",
    en: (figures) => fromAge(figures.minimum).en,
    mi: (figures) => fromAge(figures.minimum).mi,
    unmet: {
      en: (figures) => fromAge(figures.minimum).unmet.en,
      mi: (figures) => fromAge(figures.minimum).unmet.mi,
    },
    uses: [flag ?? "age"],
    parameters: { minimum },
    met: (person, figures) => (flag ? person.is(flag) : person.number("age") >= figures.minimum),
  });
