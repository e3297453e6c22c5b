import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { questionTexts } from "#app/wizard/texts.ts";
import { answerStep } from "../../../../../tests/support/answering.ts";
import { birthAnswers, byConsent, caregiver } from "../../../../../tests/support/births.ts";
import { randomBirths } from "../../../../../tests/support/random-births.ts";
import { askedIn, countedOf, placeOf } from "../../../../../tests/support/registration-steps.ts";
import { askedOfServices } from "../../../../../tests/support/services-asked.ts";
import { questionsOfPart } from "../../../../../tests/support/services-questions.ts";
import { birthRegistration } from "../../service.ts";
import { bestStartOf } from "./best-start.ts";
import type { BestStartPart } from "./best-start-rules.ts";

const step = "other-services";
const named = (parts: Iterable<BestStartPart>) =>
  [...new Set([...parts].flatMap((part) => questionsOfPart[part]))].sort();

test.each(askedOfServices)("The page asks: %s", (_, answers, parts) => {
  expect(askedIn(step, { ...birthAnswers, ...answers }).sort()).toEqual(named(parts));
});

test("From any answers the page asks exactly what the rules of Best Start say [birth/services/asked]", () => {
  fc.assert(
    fc.property(randomBirths, (random) => {
      const answers = { ...random, "child.bornInNZ": "yes" };
      const { asked } = bestStartOf(countedOf(answers), "2026-11-20");
      expect(askedIn(step, answers).sort()).toEqual(named(asked));
    }),
    { numRuns: 60 },
  );
});

test("From any answers, whatever the page asks can be answered, and then it is complete [birth/services/asked]", () => {
  fc.assert(
    fc.property(randomBirths, fc.nat(5), (random, choice) => {
      const answers = { ...random, "child.bornInNZ": "yes" };
      const done = answerStep((each) => placeOf(step, each), answers, choice);
      expect(placeOf(step, done).isComplete).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("The questions stand in the order in which they are asked", () => {
  const claim = { ...birthAnswers, "bestStart.wanted": "yes", [`${caregiver}.type`]: "mother" };
  const own = placeOf(step, claim).step.sections.map(({ name }) => name);
  expect(own).toEqual(["best-start", "caregiver", "care", "payments", "agency", "ird", "claim-declaration"]);
});

describe("A child who was not alive at birth [birth/services/stillborn]", () => {
  const stillborn = { ...birthAnswers, "child.aliveAtBirth": "no" };

  test("is asked nothing about, and the step is complete and passed over", () => {
    const { step: page, isComplete, earlier } = placeOf(step, stillborn);
    expect(page.sections).toEqual([]);
    expect(isComplete).toBe(true);
    expect(page.isSkipped?.(earlier)).toBe(true);
  });

  test("one who was alive is asked about", () => {
    const { step: page, earlier } = placeOf(step, birthAnswers);
    expect(page.isSkipped?.(earlier)).toBe(false);
  });
});

const optionsOf = (name: string, answers: Answers): readonly string[] => {
  const { step: page } = placeOf(step, { ...birthAnswers, ...answers });
  return questionsOf(page, {}).find((question) => question.name === name)?.field.options ?? [];
};

const withFather: [string, Answers, boolean][] = [
  ["there is a father", {}, true],
  ["a man consented", byConsent("ManConsented"), true],
  ["a woman consented", byConsent("WomanConsented"), true],
  ["the father is not known", { fatherKnown: "no" }, false],
  ["a sperm donor was used", byConsent("SpermDonor"), false],
];

test.each(withFather)(
  "The other parent is offered as caregiver and address when %s [birth/services/caregiver]",
  (_, answers, isOffered) => {
    expect(optionsOf(`${caregiver}.type`, answers).includes("father")).toBe(isOffered);
    expect(optionsOf("ird.deliveryAddress", answers).includes("fathersAddress")).toBe(isOffered);
  },
);

const called: [string, Answers, Record<"en" | "mi", [mother: string, other: string]>][] = [
  [
    "woman consented, title mother",
    { ...byConsent("WomanConsented"), "secondParent.preferedTitle": "mother" },
    { en: ["Mother who gave birth", "Mother"], mi: ["Whaea whakawhānau", "Whaea"] },
  ],
  [
    "woman consented, other title",
    { ...byConsent("WomanConsented"), "secondParent.preferedTitle": "other" },
    { en: ["Mother", "Parent"], mi: ["Whaea", "Matua"] },
  ],
  ["father known", {}, { en: ["Mother", "Father"], mi: ["Whaea", "Matua tāne"] }],
  ["man consented", byConsent("ManConsented"), { en: ["Mother", "Father"], mi: ["Whaea", "Matua tāne"] }],
];

test.each(called)(
  "Parents are called by their titles as caregivers and in addresses: %s [birth/services/caregiver]",
  (_, answers, titles) => {
    for (const language of ["en", "mi"] as const) {
      const texts = questionTexts(birthRegistration, language, { ...birthAnswers, ...answers });
      const [mother, other] = titles[language];
      expect(texts[`${caregiver}.type`]?.options).toMatchObject({ mother, father: other });
      expect(texts["ird.deliveryAddress"]?.options?.fathersAddress).toMatch(new RegExp(`^${other}:`));
      expect(texts["certificateOrder.deliveryAddressType"]?.options?.mother).toMatch(
        new RegExp(`^${mother}:`),
      );
    }
  },
);

test("A caregiver who was chosen and is no longer offered has to be chosen anew", () => {
  const gone = {
    ...birthAnswers,
    fatherKnown: "no",
    "bestStart.wanted": "yes",
    [`${caregiver}.type`]: "father",
  };
  expect(Object.keys(placeOf(step, gone).errors)).toEqual([`${caregiver}.type`]);
});
