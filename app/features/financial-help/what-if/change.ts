// What a parent tries out, and the household that it would make.

import type { Adult, WeekRequest } from "#workers/rules/week/request.ts";

type WeekHousehold = WeekRequest["household"];

export interface Change {
  /** Of work, a week. */
  readonly hours?: number | undefined;
  /** Dollars an hour before tax. */
  readonly pay?: number | undefined;
  /** YYYY-MM-DD: back from leave. */
  readonly back?: string | undefined;
  /** Dollars a week. */
  readonly rent?: number | undefined;
  readonly hasBaby?: boolean;
  /** Moving in with a partner who earns so much a week before tax. */
  readonly partnerPay?: number | undefined;
}

export const isChange = (change: Change): boolean =>
  Object.values(change).some((value) => value !== undefined && value !== false);

/** Dollars an hour before tax, where hours and pay are known. */
export function hourlyPay({ adults: [own] }: WeekHousehold): number | undefined {
  const { hours, weeklyGross, leave } = own?.work ?? {};
  return hours && weeklyGross !== undefined && !leave ? weeklyGross / hours : undefined;
}

/** @param day YYYY-MM-DD: the birth of another child is taken to be then */
export function changed(household: WeekHousehold, change: Change, day: string): WeekHousehold {
  const { rent, hasBaby, partnerPay } = change;
  const [own, ...others] = household.adults;
  const withPartner = partnerPay !== undefined && !household.partner;
  const adults = [
    { ...own, work: workOf(household, change) },
    ...others,
    ...(withPartner ? [partnerOf(own!, partnerPay)] : []),
  ];
  return {
    ...household,
    adults,
    partner: household.partner === true || withPartner,
    children: hasBaby
      ? [...household.children, { born: day, resident: true, careShare: 1 }]
      : household.children,
    ...(rent !== undefined && {
      rentWeekly: rent,
      housing: household.housing === "none" || household.housing === undefined ? "rent" : household.housing,
    }),
  };
}

const nothingEarned = { hours: 0, weeklyGross: 0, kind: "none", leave: null } as const;
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

function workOf(household: WeekHousehold, { hours, pay, back }: Change): NonNullable<Adult["work"]> {
  const { work = nothingEarned } = household.adults[0]!;
  if (hours === undefined && pay === undefined && back === undefined) return work;
  const newHours = hours ?? work.hours ?? 0;
  const hourly = pay ?? hourlyPay(household) ?? 0;
  if (newHours === 0) return nothingEarned;
  return { hours: newHours, weeklyGross: cents(newHours * hourly), kind: "employed", leave: null };
}

/** Of full-time work where something is earned; as long here as the one who answers. */
function partnerOf(own: Adult, weeklyGross: number): Adult {
  const work =
    weeklyGross > 0 ? { hours: 40, weeklyGross, kind: "employed" as const, leave: null } : nothingEarned;
  return {
    ...(own.age !== undefined && { age: own.age }),
    ...(own.resident && { resident: own.resident }),
    work,
  };
}
