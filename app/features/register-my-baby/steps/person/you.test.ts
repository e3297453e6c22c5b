import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { questionTexts, stepText } from "#app/wizard/texts.ts";
import { birthAnswers, byConsent } from "../../../../../tests/support/births.ts";
import { faultsIn, notesIn } from "../../../../../tests/support/registration-steps.ts";
import { chosenTitles } from "../../registry/chosen-titles.ts";
import { filledInBy } from "../../registry/filled-in-by.ts";
import { birthRegistration } from "../../service.ts";
import { canBeCaregiver } from "../other-services/caregiver.ts";
import { printedTitles } from "./titles.ts";

const gaveBirth = { ...birthAnswers, "fillingIn.you": "mother" };
const other = { ...birthAnswers, "fillingIn.you": "father" };
const words = (language: "en" | "mi", answers: Answers) => {
  const texts = questionTexts(birthRegistration, language, answers);
  const step = (name: string) => stepText(birthRegistration, name, language, answers);
  return {
    headings: [step("mother-details").heading, step("other-parent-details").heading],
    labels: ["mother.isCitizen", "father.isCitizen", "parentSameAddress"].map((name) => texts[name]?.label),
    caregivers: ["mother", "father"].map((who) => texts["bestStart.primaryCareGiver.type"]?.options?.[who]),
  };
};

test("Whoever holds the phone is spoken to, and the other parent spoken of [birth/parents/you]", () => {
  expect(words("en", gaveBirth)).toEqual({
    headings: ["You", "Other parent"],
    labels: [
      "Are you a New Zealand citizen?",
      "Is the other parent a New Zealand citizen?",
      "Lives at the same address as you",
    ],
    caregivers: ["You", "Other parent"],
  });
  expect(words("en", other)).toEqual({
    headings: ["Mother", "You"],
    labels: [
      "Is the mother a New Zealand citizen?",
      "Are you a New Zealand citizen?",
      "You live at the same address as the mother",
    ],
    caregivers: ["Mother", "You"],
  });
  expect(words("mi", gaveBirth).labels).toEqual([
    "He kirirarau koe nō Aotearoa?",
    "He kirirarau nō Aotearoa tērā atu matua?",
    "He wāhitau kotahi tōna me tōu",
  ]);
});

test("… and nothing changes where nobody said who they are", () => {
  expect(words("en", birthAnswers).headings).toEqual(["Mother", "Father"]);
  expect(words("en", birthAnswers).labels[0]).toBe("Is the mother a New Zealand citizen?");
});

test.each([
  ["en", /\b(Is|Does|Was|Has) you\b|\bof you[,:]|\bto you is\b/],
  ["mi", /\b(tō|tā|o) koe\b|\b(ki|i) koe\b/],
] as const)("no question to whoever holds the phone breaks its sentence: %s", (language, broken) => {
  const all = [gaveBirth, other].flatMap((answers) =>
    Object.entries(questionTexts(birthRegistration, language, answers)),
  );
  const wrong = all.filter(([, { label, hint = "", short = "" }]) =>
    broken.test(`${label}\n${hint}\n${short}`),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("who gave birth and holds the phone is not asked why she does not take part, nor told who is meant by the mother", () => {
  expect(notesIn("mother-details", gaveBirth)).toEqual([]);
  expect(faultsIn("mother-details", { ...gaveBirth, "mother.absence": "dead" })).toEqual({});
  expect(canBeCaregiver(gaveBirth, "mother")).toBe(true);
});

const alone = { "fillingIn.who": "alone", "fillingIn.reason": "overseas" };

test("one parent alone is asked only once which one they are [birth/parents/you]", () => {
  expect(faultsIn("other-parent-details", { ...gaveBirth, ...alone })).toEqual({});
  expect(Object.keys(faultsIn("other-parent-details", { ...birthAnswers, ...alone }))).toContain(
    "fillingIn.parent",
  );
  expect(filledInBy({ ...gaveBirth, ...alone })).toMatch(/^Filled in by the mother alone/);
  expect(filledInBy({ ...other, ...alone })).toMatch(/^Filled in by the father alone/);
  // What step 3 once heard does not overrule it.
  expect(filledInBy({ ...other, ...alone, "fillingIn.parent": "mother" })).toMatch(
    /^Filled in by the father/,
  );
});

const woman = byConsent("WomanConsented");
const noFather = { assistedHumanReproduction: "no", fatherKnown: "no" };
const titled = (mother: string, father?: string): Answers => ({
  "mother.certificateTitle": mother,
  ...(father ? { "father.certificateTitle": father } : {}),
});
const printed: [string, Answers, string | undefined, string | undefined][] = [
  ["mother and father where nobody chose", {}, "mother", "father"],
  ["two mothers", { ...woman, "secondParent.preferedTitle": "mother" }, "mother", "mother"],
  ["a mother and a parent", { ...woman, "secondParent.preferedTitle": "other" }, "mother", "parent"],
  ["a father who gave birth", titled("father"), "father", "father"],
  ["both parents", titled("parent", "parent"), "parent", "parent"],
  ["no other parent", { ...noFather, ...titled("parent", "father") }, "parent", undefined],
];

test.each(printed)(
  "The certificate names them: %s [birth/parents/title-chosen]",
  (_, answers, first, second) => {
    expect(printedTitles({ ...birthAnswers, ...answers })).toEqual({ mother: first, other: second });
  },
);

test("The registrar reads the titles that were chosen, and none that were not [birth/parents/title-chosen]", () => {
  expect(chosenTitles(birthAnswers)).toBeUndefined();
  expect(chosenTitles({ ...birthAnswers, ...titled("father", "parent") })).toBe(
    "Titles on the birth certificate, Father for the parent who gave birth and Parent for the other parent.",
  );
  expect(chosenTitles({ ...birthAnswers, ...noFather, ...titled("parent") })).toBe(
    "Title on the birth certificate, Parent.",
  );
});
