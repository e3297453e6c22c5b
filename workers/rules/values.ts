import type { Variable, VariableValue } from "./declare.ts";
import { isDate } from "./periods.ts";

// No part can match the same digits as its neighbour, so a long text is read only once.
const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const longestNumber = 64;
const largestWhole = 2 ** 31;

export function asValue(variable: Variable, sent: unknown): VariableValue | { problem: string } {
  switch (variable.valueType) {
    case "Boolean":
      return typeof sent === "boolean" ? sent : asNumber(sent, "a Boolean", (number) => number !== 0);
    case "Int":
      return asNumber(sent, "an integer", asWhole);
    case "Float":
      return asNumber(sent, "a number", asFloat);
    case "Date":
      return typeof sent === "string" && isDate(sent) ? sent : wrong("a date (YYYY-MM-DD)", sent);
  }
}

function asNumber(
  sent: unknown,
  expected: string,
  convert: (number: number) => VariableValue | undefined,
): VariableValue | { problem: string } {
  const number =
    typeof sent === "string" ? fromText(sent) : typeof sent === "object" ? Number.NaN : Number(sent);
  const value = Number.isFinite(number) ? convert(number) : undefined;
  return value ?? wrong(expected, sent);
}

const fromText = (text: string): number =>
  text.length <= longestNumber && numeric.test(text.trim()) ? Number(text) : Number.NaN;

const asWhole = (number: number): number | undefined =>
  Math.abs(number) < largestWhole ? Math.trunc(number) : undefined;

const asFloat = (number: number): number | undefined => {
  const single = Math.fround(number);
  return Number.isFinite(single) ? single : undefined;
};

const wrong = (expected: string, sent: unknown): { problem: string } => ({
  problem: `Expected ${expected}, received ${shown(sent)}.`,
});

const shown = (sent: unknown): string => {
  if (Array.isArray(sent)) return "a list";
  if (typeof sent === "object") return "an object";
  const text = String(sent);
  return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
};

/** Amounts are single precision, as in the model. */
export function ofType({ valueType }: Variable, value: VariableValue): VariableValue {
  if (valueType === "Boolean") return Boolean(value);
  if (valueType === "Int") return Math.trunc(Number(value));
  return valueType === "Float" ? Math.fround(Number(value)) : value;
}

/** Only as many digits as distinguish an amount in single precision. */
export function toJson({ valueType }: Variable, value: VariableValue): VariableValue {
  if (valueType !== "Float" || Number.isInteger(value)) return value;
  for (let digits = 6; digits <= 9; digits++) {
    const short = Number((value as number).toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}
