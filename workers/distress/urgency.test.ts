import { expect, test } from "vitest";
import { byWorth, isSure, type Rated } from "./urgency.ts";

const rated = (...sure: [Rated["kind"], number][]): Rated[] => sure.map(([kind, sure]) => ({ kind, sure }));
const all = () => true;

test.each([
  [
    "kinds that share 111 outweigh a likelier one with a lesser number",
    rated(["mood", 0.4], ["family-violence", 0.25], ["child-abuse-seen", 0.1]),
    ["family-violence", "child-abuse-seen", "mood"],
  ],
  ["so does one that is nearly as likely", rated(["mood", 0.5], ["suicide", 0.4]), ["suicide", "mood"]],
  ["not one that is far less likely", rated(["mood", 0.7], ["suicide", 0.2]), ["mood", "suicide"]],
  [
    "of those with one number the gravest is said first",
    rated(["family-violence", 0.5], ["suicide", 0.4]),
    ["suicide", "family-violence"],
  ],
  [
    "unless the other is far likelier",
    rated(["family-violence", 0.7], ["suicide", 0.2]),
    ["family-violence", "suicide"],
  ],
  [
    "but for what a pattern tells",
    rated(["family-violence", 1.3], ["suicide", 0.45]),
    ["suicide", "family-violence"],
  ],
  [
    "the gravest also before a likelier one with another number",
    rated(["teen-at-risk", 0.5], ["family-violence", 0.45], ["suicide", 0.42]),
    ["suicide", "family-violence", "teen-at-risk"],
  ],
])("%s [site/danger/worth]", (_, likely, kinds) => expect(byWorth(likely, all)).toEqual(kinds));

test("a second kind is said only where it is heard", () => {
  expect(byWorth(rated(["mood", 0.8], ["suicide", 0.1]), ({ sure }) => sure >= 0.2)).toEqual(["mood"]);
  expect(byWorth([], all)).toEqual([]);
});

test.each([
  ["danger of any kind", rated(["mood", 0.5], ["no-home", 0.4]), 5, true],
  ["less than that", rated(["mood", 0.5], ["no-home", 0.3]), 5, false],
  [
    "kinds of danger to life that are unsure of each other",
    rated(["suicide", 0.3], ["poison", 0.25], ["family-violence", 0.15]),
    5,
    true,
  ],
  ["the same in two words", rated(["suicide", 0.3], ["poison", 0.25], ["family-violence", 0.15]), 2, false],
  ["near certainty in two words", rated(["suicide", 0.95]), 2, true],
])("a box is opened for %s, or not [site/danger/sure]", (_, likely, words, sure) =>
  expect(isSure(likely, words)).toBe(sure),
);
