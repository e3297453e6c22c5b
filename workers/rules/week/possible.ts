// What is not known: every household that it could be, within bounds, is reckoned, and answers that differ are unknown.

import { addDays } from "./facts.ts";
import type { Adult, Child, Household } from "./request.ts";

/** More unknown facts than this many combinations are drawn from them evenly. */
const most = 96;

type Choice = (household: Household) => Household;

const adultWith =
  (at: number, more: Partial<Adult>): Choice =>
  (household) => ({
    ...household,
    adults: household.adults.map((one, index) => (index === at ? { ...one, ...more } : one)),
  });
const childWith =
  (at: number, more: Partial<Child>): Choice =>
  (household) => ({
    ...household,
    children: household.children.map((one, index) => (index === at ? { ...one, ...more } : one)),
  });
const householdWith =
  (more: Partial<Household>): Choice =>
  (household) => ({ ...household, ...more });

const ages = [30, 17, 19, 66];
const years = [30, 0.5, 1.5];
const pays = [0, 300, 900, 1500, 4000];
const worked = [0, 25, 40];
const daysOld = [100, 600, 1300, 3000, 5500];
const shares = [1, 0.5, 0.2];
const rents = [0, 1000];
const savings = [0, 1_000_000];

/** Ways in which what is missing of an adult can be. */
function ofAdult({ age, resident, work }: Adult, at: number): Choice[][] {
  const choices: Choice[][] = [];
  if (age === undefined) choices.push(ages.map((one) => adultWith(at, { age: one })));
  const { status, yearsContinuous } = resident ?? {};
  if (status === undefined || yearsContinuous === undefined) {
    const known = status ? [status] : (["resident", "workVisa"] as const);
    const told = yearsContinuous === undefined ? years : [yearsContinuous];
    choices.push(
      known.flatMap((one) =>
        told.map((count) => adultWith(at, { resident: { status: one, yearsContinuous: count } })),
      ),
    );
  }
  const { hours, weeklyGross, kind, leave } = work ?? {};
  if (hours === undefined || weeklyGross === undefined) {
    const told = hours === undefined ? (weeklyGross === 0 ? [0] : worked) : [hours];
    const earned = weeklyGross === undefined ? (hours === 0 ? [0] : pays) : [weeklyGross];
    choices.push(
      told.flatMap((one) =>
        earned
          .filter((pay) => (pay === 0) === (one === 0) || hours !== undefined || weeklyGross !== undefined)
          .map((pay) =>
            adultWith(at, {
              work: {
                ...work,
                hours: one,
                weeklyGross: pay,
                kind: kind ?? (pay > 0 ? "employed" : "none"),
                leave: leave ?? null,
              },
            }),
          ),
      ),
    );
  }
  return choices;
}

function ofChild({ born, resident, careShare }: Child, at: number, day: string): Choice[][] {
  const choices: Choice[][] = [];
  if (born === undefined)
    choices.push(
      daysOld.map((days) =>
        childWith(at, { born: addDays(day, -days), ...(days > 2000 && { atSchool: true }) }),
      ),
    );
  if (resident === undefined) choices.push([true, false].map((one) => childWith(at, { resident: one })));
  if (careShare === undefined) choices.push(shares.map((one) => childWith(at, { careShare: one })));
  return choices;
}

function ofHousehold(household: Household): Choice[][] {
  const { partner, adults, rentWeekly, housing, area, assets, onBenefit } = household;
  const choices: Choice[][] = [];
  if (partner === undefined && adults.length > 1)
    choices.push([true, false].map((one) => householdWith({ partner: one })));
  if (partner === true && adults.length === 1) choices.push([householdWith({ adults: [...adults, {}] })]);
  const pays = housing !== "none" && housing !== "social";
  if (housing === undefined)
    choices.push(
      (["rent", "mortgage", "board", "social", "none"] as const).map((one) =>
        householdWith({ housing: one }),
      ),
    );
  if (rentWeekly === undefined && pays) choices.push(rents.map((one) => householdWith({ rentWeekly: one })));
  if (area === undefined && pays && rentWeekly !== 0)
    choices.push([1, 2, 3, 4].map((one) => householdWith({ area: one })));
  if (assets === undefined && pays && rentWeekly !== 0)
    choices.push(savings.map((one) => householdWith({ assets: one })));
  if (onBenefit === undefined) choices.push([false, true].map((one) => householdWith({ onBenefit: one })));
  return choices;
}

/** The household itself where everything is known. */
export function possibleHouseholds(household: Household, day: string): Household[] {
  const whole =
    household.partner === true && household.adults.length === 1
      ? { ...household, adults: [...household.adults, {}] }
      : household;
  const choices = [
    ...whole.adults.flatMap(ofAdult),
    ...whole.children.flatMap((child, at) => ofChild(child, at, day)),
    ...ofHousehold(whole),
  ];
  const combinations = choices.reduce((count, { length }) => count * length, 1);
  const taken = Math.min(combinations, most);
  return Array.from({ length: taken }, (_, number) => {
    // Where not all are taken, a step prime to the lengths goes through each choice's ways in turn.
    let rest = combinations <= most ? number : number * 7919;
    return choices.reduce((made, ways) => {
      const way = ways[rest % ways.length]!;
      rest = Math.floor(rest / ways.length) + (combinations <= most ? 0 : number);
      return way(made);
    }, whole);
  });
}
