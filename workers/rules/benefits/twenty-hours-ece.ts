import type { ChildFacts } from "../week/facts.ts";
import { type Benefit, no, type Outcome, type Reckoning, unknown, yes } from "./declare.ts";
import { because } from "./shared/reasons.ts";

const law = "Education and Training Act 2020";
const [from, until] = [3, 6];
const hours = 20;

const why = {
  age: because(
    "no-child-3-to-5",
    law,
    "No child from 3 to 5 is yet to start school.",
    "Kāore he tamaiti mai i te 3 ki te 5 kāore anō kia tīmata ki te kura.",
  ),
  enrolled: because(
    "if-enrolled",
    law,
    "If your child is enrolled with a service that offers it. There is no test of income or residence.",
    "Mēnā kua whakaurua tō tamaiti ki tētahi ratonga e tuku ana. Kāore he whakamātautau moni, kainoho rānei.",
  ),
  free: because(
    "twenty-hours-free",
    law,
    "20 hours a week are free. There is no test of income or residence.",
    "He kore utu ngā hāora 20 i te wiki. Kāore he whakamātautau moni, kainoho rānei.",
  ),
};

const isOfAge = ({ age, isAtSchool }: ChildFacts): boolean => age >= from && age < until && !isAtSchool;

/** Hours a week of early learning that cost nothing. */
export const freeHours = (child: ChildFacts): number =>
  isOfAge(child) && child.told.ece?.twentyHours ? (child.told.ece.freeHours ?? hours) : 0;

function rule({ facts }: Reckoning): Outcome {
  const ofAge = facts.children.filter(isOfAge);
  if (ofAge.length === 0) return no(why.age);
  return ofAge.some(({ told }) => told.ece?.twentyHours) ? yes(null, why.free) : unknown(null, why.enrolled);
}

export const twentyHoursEce: Benefit = {
  id: "twentyHoursEce",
  name: { en: "20 Hours ECE", mi: "<en>20 Hours ECE</en>" },
  law,
  rule,
};
