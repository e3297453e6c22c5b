import { describe, expect, test } from "vitest";
import { applicationMinutes } from "#app/features/childcare-subsidy/application.ts";
import { registration, registrationMinutes } from "#app/features/register-my-baby/registration.ts";
import type { Answers } from "#app/forms/answers.ts";
import { evaluate, stepNamed } from "#app/wizard/evaluate.ts";
import { minutesLeft } from "#app/wizard/minutes-left.ts";
import { birthAnswers, claimAnswers } from "./support/births.ts";
import { singleParentAnswers } from "./support/childcare-answers.ts";
import * as childcare from "./support/childcare-steps.ts";
import { askedIn, registrationFacts } from "./support/registration-steps.ts";

describe("issue 17: what is said of how long a form takes", () => {
  test("spec 2 section 1: a registration takes about 20 minutes, and the account of a claim one more", () => {
    const birth = registration(registrationFacts);
    const of = (answers: Answers, name: string, part: number) => {
      const progress = evaluate(birth, answers, "en");
      return minutesLeft(progress, stepNamed(progress, name)!, part, registrationMinutes).least;
    };
    expect(of({}, "child-details", 1)).toBe(20);
    expect(of({}, "other-parent-details", 1)).toBe(10);
    const here = { ...birthAnswers, orderBirthCertificate: [], declarationMade: [] };
    expect(of(here, "parents-relationship", 5)).toBe(3);
    expect(of({ ...here, ...claimAnswers.newClaim }, "parents-relationship", 5)).toBe(4);
    const { "manage-best-start-payments": account, ...usual } = registrationMinutes;
    expect([account, Object.values(usual).reduce<number>((sum, each) => sum + each!, 0)]).toEqual([1, 20]);
  });

  test("no step is declared more than two minutes from 20 seconds a question", () => {
    const claim = { ...birthAnswers, ...claimAnswers.agencyClient };
    const declared = [
      ...Object.entries(registrationMinutes).map(([name, each]) => [
        name,
        each,
        askedIn(name as never, claim).length,
      ]),
      ...Object.entries(applicationMinutes)
        .filter(([name]) => name !== "dependent-children" && !name.startsWith("partner"))
        .map(([name, each]) => [name, each, childcare.askedIn(name as never, singleParentAnswers).length]),
    ] as [string, number, number][];
    expect(declared.filter(([, each, asked]) => Math.abs(each - asked / 3) > 2)).toEqual([]);
  });
});
