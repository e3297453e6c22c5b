import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers, byConsent } from "../../../../tests/support/births.ts";
import { reasonsAlone } from "../steps/options.ts";
import { longestFilledInBy } from "./filled-in-by.ts";

const alone = (parent: string, reason: string): Answers => ({
  "fillingIn.who": "alone",
  "fillingIn.parent": parent,
  "fillingIn.reason": reason,
});
const woman = byConsent("WomanConsented");
const mothers = { ...woman, "secondParent.preferedTitle": "mother" };
const note = { otherInformation: "Kia ora." };

const informationSent = (answers: Answers, activity?: "validateOnly") =>
  payloadSent({ ...birthAnswers, ...answers }, activity).otherInformation;

test.each<[who: string, answers: Answers, sent: string | undefined]>([
  ["a widow", alone("mother", "dead"), "Filled in by the mother alone, as the father has died."],
  ["a widower", alone("father", "dead"), "Filled in by the father alone, as the mother has died."],
  [
    "a widower, who said so before anything was asked about her",
    { ...alone("mother", "danger"), "mother.absence": "dead" },
    "Filled in by the father alone, as the mother has died.",
  ],
  [
    "the father missing",
    alone("mother", "missing"),
    "Filled in by the mother alone, as the father is missing.",
  ],
  [
    "of unsound mind",
    alone("mother", "mind"),
    "Filled in by the mother alone, as the father is of unsound mind.",
  ],
  [
    "medically unable",
    alone("father", "medical"),
    "Filled in by the father alone, as the mother is medically unable to take part.",
  ],
  [
    "overseas",
    alone("mother", "overseas"),
    "Filled in by the mother alone, as the father is overseas and cannot be reached.",
  ],
  [
    "a danger",
    alone("mother", "danger"),
    "Filled in by the mother alone, as the father is a danger to this parent or the child.",
  ],
  [
    "a second parent who is a woman",
    { ...woman, "secondParent.preferedTitle": "other", ...alone("father", "medical") },
    "Filled in by the other parent alone, as the mother is medically unable to take part.",
  ],
  [
    "two mothers: their line stays first",
    { ...mothers, ...alone("mother", "dead"), ...note },
    "Mother/Mother\nFilled in by the mother who gave birth alone, as the other mother has died.\nKia ora.",
  ],
  ["both together", note, "Kia ora."],
  [
    "no father is known: nothing of it is asked",
    { fatherKnown: "no", ...alone("mother", "dead") },
    undefined,
  ],
  ["together after all", { ...alone("mother", "dead"), "fillingIn.who": "together", ...note }, "Kia ora."],
])(
  "the registrar reads who filled in the form alone, and why: %s [birth/parents/alone-is-told]",
  (_, answers, sent) => {
    expect(informationSent(answers)).toBe(sent);
    expect(informationSent(answers, "validateOnly")).toBe(sent);
  },
);

test("the longest sentence fits beside everything else", () => {
  const longest = reasonsAlone.flatMap((reason) =>
    ["mother", "father"].map((parent) => {
      const lines = informationSent({ ...mothers, ...alone(parent, reason), ...note })?.split("\n");
      return lines?.[1]?.length ?? 0;
    }),
  );
  expect(Math.max(...longest)).toBeLessThanOrEqual(longestFilledInBy);
});
