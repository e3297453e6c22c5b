import { mostSiblings } from "../options.ts";

export const upTo = (last: number, from = 0): string[] =>
  Array.from({ length: last - from + 1 }, (_, index) => String(from + index));

export const siblingNumbers = upTo(mostSiblings, 1).map(Number);

export const siblingControls: readonly string[] = siblingNumbers.flatMap((number) =>
  ["sex", "statusOfChild", "dateOfBirth.day", "dateOfBirth.month", "dateOfBirth.year"].map(
    (name) => `siblings[${number - 1}].${name}`,
  ),
);
