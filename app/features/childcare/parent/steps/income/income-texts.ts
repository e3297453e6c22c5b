import type { QuestionTexts } from "#app/forms/field.ts";
import { type IncomeFrequency, type IncomeType, incomeTypes, jointIncome } from "./types.ts";

interface IncomeText {
  /** Labels of the boxes, and what review lists call them. */
  readonly types: Readonly<Record<IncomeType, string>>;
  readonly amount: string;
  readonly frequency: string;
  readonly noFrequency: string;
  readonly frequencies: Readonly<Record<IncomeFrequency, string>>;
  readonly jointly: string;
  readonly togetherShort: string;
}

/** Of all types: the box, how much, how often, and whether two people have it together. */
export function typeTexts(text: IncomeText): QuestionTexts {
  const { types, amount, frequency, noFrequency, frequencies, jointly, togetherShort } = text;
  const named = (type: IncomeType, more: string) => `${plain(types[type])}: ${more}`;
  return Object.fromEntries(
    incomeTypes.flatMap((type) => [
      [type, { label: types[type], short: plain(types[type]) }],
      [`${type}_amount`, { label: amount, short: named(type, amount.toLowerCase()) }],
      [
        `${type}_frequency`,
        {
          label: frequency,
          short: named(type, frequency.toLowerCase()),
          options: frequencies,
          missing: noFrequency,
        },
      ],
      ...((jointIncome as readonly string[]).includes(type)
        ? [[`${type}_jointly`, { label: jointly, short: named(type, togetherShort) }]]
        : []),
    ]),
  );
}

const plain = (label: string): string => label.replace(/<[^<>]+>/g, "");
