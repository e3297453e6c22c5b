import { checkDigit } from "./check-digit.ts";

const first = [8, 7, 9, 10, 6, 3, 4, 2];
const second = [3, 4, 2, 10, 5, 8, 7, 9];

export const isClientNumber = (text: string): boolean =>
  /^\d{8,9}$/.test(text) &&
  checkDigit(text.slice(0, -1).padStart(8, "0"), first, second) === Number(text.at(-1));
