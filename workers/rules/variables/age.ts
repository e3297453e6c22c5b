// Age depends on the day: for a month it is the age on its first day.

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
