import { type Answers, readText } from "#app/forms/answers.ts";
import type { RegisteredChild } from "../born-together/registered-child.ts";
import { mostBornTogether } from "../steps/options.ts";

/** From two children on. */
const children = ["Twin", "Triplet", "Quadruplet", "Quintuplet", "Sextuplet"];

const sentence = (child: string, reference: string, order: string) =>
  `${child} of registration ${reference}, ${order}`;

/** For the registrar, in English. A child born alone after all is not mentioned. */
export function bornWith(
  answers: Answers,
  registered: readonly Pick<RegisteredChild, "reference" | "order">[] = [],
): string[] {
  const [, total] = readText(answers, "child.multipleBirthOrder")?.split(" of ") ?? [];
  const child = children[Number(total) - 2];
  return child ? registered.map(({ reference, order }) => sentence(child, reference, order)) : [];
}

const longestReference = 20;

export const longestBornWith =
  (mostBornTogether - 1) * `${sentence("Quadruplet", "", "5 of 6")}\n`.length +
  (mostBornTogether - 1) * longestReference;
