import { describe, expect, it } from "vitest";
import { alone, ask, born, resident } from "./household-for-tests.ts";

describe("Best Start", () => {
  const id = "best_start__eligibility";
  it("for a child under 3 born from July 2018", () => expect(ask(id, ...alone({}, born(2024)))).toBe(true));
  it("not from the third birthday", () => expect(ask(id, ...alone({}, born(2023)))).toBe(false));
  it("not with a veteran's family payment", () =>
    expect(ask(id, ...alone({ veterans_support__received_childrens_pension: true }, born(2024)))).toBe(
      false,
    ));
  it("for a baby that is due", () => {
    const baby = { age: 0, due_date_of_birth: "2026-04-01" };
    expect(ask(id, ...alone({ age: 30 }, baby))).toBe(true);
  });
  it("the age of a partner without one counts as the youngest", () => {
    const people = {
      applicant: { ...resident, age: 30 },
      partner: {},
      child: { age: 8, due_date_of_birth: "2018-07-01" },
    };
    const roles = { principal_caregiver: ["applicant"], children: ["child"] };
    expect(ask(id, people, { ...roles, others: ["partner"] })).toBe(true);
  });
});
