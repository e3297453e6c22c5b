import { describe, expect, test } from "vitest";
import { exampleRequest } from "#workers/rules/week/request.ts";
import { week } from "#workers/rules/week/week.ts";
import { partsOf } from "../results/week/parts.ts";
import { householdOn, momentsOf, type Plan } from "./timeline.ts";
import { turnsOf } from "./turns.ts";

const today = "2026-11-24";
const { household } = exampleRequest;
const plan: Plan = { today, household, births: ["2024-03-01"], change: {} };
const expecting: Plan = {
  ...plan,
  births: [],
  household: { ...household, children: [], expecting: { carer: 0 } },
  due: { day: "2027-02-10", takesLeave: true },
};
const partsOn = (day: string, of: Plan) => partsOf(week({ day, household: householdOn(day, of) }));
const ids = (day: string, of: Plan) => partsOn(day, of).rows.map(({ id }) => id);

describe("a year in money [financial-help/year/weeks]", () => {
  test("its days: today, what the law changes, and a birthday at which something ends", () => {
    expect(momentsOf(plan).map(({ day }) => day)).toEqual([
      today,
      "2027-03-01",
      "2027-04-01",
      "2027-05-01",
      "2027-10-01",
    ]);
  });

  test("around a birth: the day, the end of leave, and no day after 52 weeks", () => {
    const days = new Map(momentsOf(expecting).map(({ day, events }) => [day, events]));
    expect(days.get("2027-02-10")).toEqual(["birth"]);
    expect(days.get("2027-08-11")).toEqual(["leaveEnds"]);
    expect([...days.keys()].every((day) => day >= today && day < "2027-11-23")).toBe(true);
  });

  test("before the birth one works, on leave one is paid leave, then Best Start begins", () => {
    expect(householdOn("2027-02-09", expecting).adults[0]?.work?.leave).toBe(null);
    expect(householdOn("2027-02-10", expecting).children).toHaveLength(1);
    expect(householdOn("2027-02-10", expecting).adults[0]?.work?.leave).toBe("PPL");
    expect(ids("2027-03-01", expecting)).not.toContain("bestStart");
    expect(ids("2027-08-11", expecting)).toContain("bestStart");
    expect(householdOn("2027-08-11", expecting).adults[0]?.work?.leave).toBe(null);
  });

  test("Best Start ends on the third birthday", () => {
    expect(
      [ids("2027-02-28", plan), ids("2027-03-01", plan)].map((one) => one.includes("bestStart")),
    ).toEqual([true, false]);
  });

  test("back at work from the day that is tried, and not before", () => {
    const tried: Plan = { ...plan, change: { back: "2027-02-01", hours: 40 } };
    const hoursOn = (day: string) => householdOn(day, tried).adults[0]?.work?.hours;
    expect([hoursOn("2027-01-31"), hoursOn("2027-02-01")]).toEqual([25, 40]);
    expect(momentsOf(tried).find(({ day }) => day === "2027-02-01")?.events).toEqual(["back"]);
  });

  test("what happens is told: what begins, what ends, and what comes to another sum", () => {
    const before = {
      rows: [
        { id: "pay", weekly: 700 },
        { id: "bestStart", weekly: 73 },
      ],
      total: 773,
    } as const;
    const parts = {
      rows: [
        { id: "pay", weekly: 720 },
        { id: "familyTaxCredit", weekly: 20 },
      ],
      total: 740,
    } as const;
    const turns = turnsOf({ from: today, events: ["birth"], parts }, before, "en", (id) => id);
    expect(turns.slice(1)).toEqual([
      "pay: $720, $700 before",
      "familyTaxCredit: $20",
      "bestStart: ends, $73 before",
    ]);
    expect(turns[0]).toContain("Register the birth");
  });
});
