import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { holds } from "#app/forms/conditions/holds.ts";
import { answerStep } from "../../../../tests/support/answering.ts";
import { foundCases } from "../../../../tests/support/found-cases.ts";
import { randomBirths } from "../../../../tests/support/random-births.ts";
import { countedOf, placeOf } from "../../../../tests/support/registration-steps.ts";
import { hasOtherParent, otherParentIsAskedHere } from "./other-parent/other-parent.ts";
import { bestStartOf } from "./other-services/best-start.ts";

const steps = ["child-details", "mother-details", "other-parent-details", "parents-relationship"] as const;

/** Nobody is 16 before being 16: then the marriage is what has to be answered again. */
const withoutCeremony = { parentRelationship: "deFacto" };

test("From random answers, whatever is asked in steps 1 to 4 can be answered, and then the steps are complete", () => {
  fc.assert(
    fc.property(randomBirths, fc.nat(5), (random, choice) => {
      let answers = { ...random, "child.bornInNZ": "yes", ...withoutCeremony };
      for (const step of steps) {
        answers = { ...answers, ...answerStep((each) => placeOf(step, each), answers, choice) };
      }
      expect(steps.filter((step) => !placeOf(step, answers).isComplete)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

/** What the other parent is going to answer on their own phone does not count yet, whatever was typed for them here before. */
const answeredHere = (answers: Answers): Answers =>
  holds(otherParentIsAskedHere, answers, answers)
    ? answers
    : Object.fromEntries(Object.entries(answers).filter(([question]) => !question.startsWith("father.")));

test("From random answers, nothing counts that is not asked: what other steps read does not change by it", () => {
  fc.assert(
    fc.property(randomBirths, (answers) => {
      const counted = countedOf(answers);
      expect(countedOf(counted)).toEqual(counted);
      expect(hasOtherParent(counted)).toBe(hasOtherParent(answers));
      if (counted["child.bornInNZ"] !== "yes") return;
      expect(bestStartOf(counted, "2026-11-20").status).toEqual(
        bestStartOf(answeredHere(answers), "2026-11-20").status,
      );
    }),
    { numRuns: 40, examples: foundCases("nothing counts that is not asked") },
  );
});
