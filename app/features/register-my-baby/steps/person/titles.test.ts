import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { type Titles, titlesOf } from "./titles.ts";

const assisted = { assistedHumanReproduction: "yes" };
const woman = { ...assisted, assistedHumanReproductionOption: "assistedHumanReproductionWomanConsented" };
const own = { assistedHumanReproduction: "no" };

const cases: [string, Answers, Titles["otherParent"], Titles["mother"]][] = [
  [
    "a woman consented, title mother",
    { ...woman, "secondParent.preferedTitle": "mother" },
    "mother",
    "motherWhoGaveBirth",
  ],
  ["a woman consented, other title", { ...woman, "secondParent.preferedTitle": "other" }, "parent", "mother"],
  [
    "a woman consented, the title an older draft may hold",
    { ...woman, "secondParent.preferedTitle": "parent" },
    "parent",
    "mother",
  ],
  ["the father is known", { ...own, fatherKnown: "yes" }, "father", "mother"],
  [
    "a man consented",
    { ...assisted, assistedHumanReproductionOption: "assistedHumanReproductionManConsented" },
    "father",
    "mother",
  ],
  [
    "a sperm donor",
    { ...assisted, assistedHumanReproductionOption: "assistedHumanReproductionSpermDonor" },
    "otherParent",
    "mother",
  ],
  ["the father is not known", { ...own, fatherKnown: "no" }, "otherParent", "mother"],
  ["nothing was said yet", {}, "otherParent", "mother"],
  ["assisted, and not yet said how", assisted, "otherParent", "mother"],
  [
    "a title kept from a branch that is left",
    { ...woman, ...own, fatherKnown: "yes", "secondParent.preferedTitle": "mother" },
    "father",
    "mother",
  ],
];

test.each(cases)(
  "What the parents are called: %s [birth/parents/titles]",
  (_, answers, otherParent, mother) => {
    expect(titlesOf(answers)).toEqual({ otherParent, mother });
  },
);
