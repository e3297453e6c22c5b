import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { evaluate, type StepState, stepNamed } from "#app/wizard/evaluate.ts";
import { minutesLeft } from "#app/wizard/minutes-left.ts";
import { askedParts } from "#app/wizard/parts.ts";
import type { Wizard } from "#app/wizard/wizard.ts";
import { birthAnswers, claimAnswers } from "./support/births.ts";
import { coupleAnswers, servicesInDirectory } from "./support/childcare-answers.ts";
import { application, applicationFacts } from "./support/childcare-steps.ts";
import { registration, registrationFacts } from "./support/registration-steps.ts";

const birth = registration(registrationFacts);
const claim = { ...birthAnswers, ...claimAnswers.agencyClient };

describe("what is said of how long a form takes", () => {
  test("a registration takes about 20 minutes, and the account of a claim one more [birth/landing/minutes]", () => {
    const of = (answers: Answers, name: string, part: number) => {
      const progress = evaluate(birth, answers, "en");
      return minutesLeft(progress, stepNamed(progress, name)!, part)?.least;
    };
    expect(of({}, "child-details", 1)).toBe(20);
    expect(of({}, "other-parent-details", 1)).toBe(10);
    const here = { ...birthAnswers, orderBirthCertificate: [], declarationMade: [] };
    expect(of(here, "parents-relationship", 5)).toBe(3);
    expect(of({ ...here, ...claimAnswers.newClaim }, "parents-relationship", 5)).toBe(4);
    const isAccount = (name: string) => name === "manage-best-start-payments";
    const usual = birth.steps.filter(({ name }) => !isAccount(name)).map(({ minutes }) => minutes ?? 0);
    expect(usual.reduce((sum, each) => sum + each, 0)).toBe(20);
    expect(birth.steps.find(({ name }) => isAccount(name))?.minutes).toBe(1);
  });

  test.each<[form: string, wizard: Wizard, answers: Answers]>([
    ["registration", birth, claim],
    ["application of a couple", application(applicationFacts), coupleAnswers],
  ])(
    "every step of a %s says it, and none is more than two minutes from 20 seconds a question",
    (_, wizard, answers) => {
      const { steps } = evaluate(wizard, answers, "en", { derived: servicesInDirectory });
      const reckoned = steps.map(
        (state) => [state.name, state.step.minutes, questionsOf(state) / 3] as const,
      );
      const isFar = (minutes: number | undefined, expected: number) =>
        minutes === undefined || Math.abs(minutes - expected) > 2;
      expect(reckoned.filter(([, minutes, expected]) => isFar(minutes, expected))).toEqual([]);
    },
  );
});

/** Of a step with a page for each row, those of a page. */
function questionsOf(state: StepState): number {
  const { step, answers, earlier } = state;
  const asked = prune(step, answers, earlier).questions.length;
  return step.pagePerRow ? asked / askedParts(state).length : asked;
}
