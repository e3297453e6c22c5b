import { type Answers, readOption } from "#app/forms/answers.ts";
import { certificateTitles } from "../steps/options.ts";
import { printedTitles } from "../steps/person/titles.ts";

const parents = ["mother", "father"] as const;

const named = { mother: "Mother", father: "Father", parent: "Parent" } as const;

const sentence = (gaveBirth: string, other: string | undefined) =>
  other === undefined
    ? `Title on the birth certificate, ${gaveBirth}.`
    : `Titles on the birth certificate, ${gaveBirth} for the parent who gave birth and ${other} for the other parent.`;

/** For the registrar, in English, where a parent has chosen a title: the registry has no field for it. It refuses colons. */
export function chosenTitles(answers: Answers): string | undefined {
  const isChosen = parents.some((who) => readOption(answers, `${who}.certificateTitle`, certificateTitles));
  if (!isChosen) return undefined;
  const { mother, other } = printedTitles(answers);
  return sentence(named[mother], other && named[other]);
}

export const longestTitles = `${sentence("Parent", "Parent")}\n`.length;
