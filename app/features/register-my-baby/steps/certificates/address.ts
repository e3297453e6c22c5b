import { type Answers, answerTo, isLonger, readText } from "#app/forms/answers.ts";
import { longestIn } from "#app/nz/registry-limits.ts";
import type { Parent } from "../other-services/caregiver.ts";

export const addressTypes = ["mother", "father", "other"] as const;

export const certificateLimits = {
  street: longestIn("certificateOrder.deliveryAddress.line1"),
  suburb: longestIn("certificateOrder.deliveryAddress.line2"),
  town: longestIn("certificateOrder.deliveryAddress.suburbTownPostcode"),
};

const typeQuestion = "certificateOrder.deliveryAddressType";
const maxOfLine = {
  line1: certificateLimits.street,
  suburb: certificateLimits.suburb,
  line2: certificateLimits.town,
} as const;
const lines = Object.keys(maxOfLine) as (keyof typeof maxOfLine)[];
const lineName = (line: string) => `certificateOrder.deliveryAddress.${line}`;

/** A parent's home is copied, shortened to fit; another choice empties the address unless one is typed at the same time. */
export function changeDeliveryAddress(typed: Answers, before: Answers, earlier: Answers): Answers {
  const type = answerTo(typed, typeQuestion);
  if (type === undefined || type === answerTo(before, typeQuestion)) return typed;
  const isTypedNow = lines.some((line) => {
    const text = readText(typed, lineName(line));
    return text !== undefined && text !== readText(before, lineName(line));
  });
  if (isTypedNow) return typed;
  const home = type === "mother" || type === "father" ? homeOf(earlier, type) : {};
  const others = Object.entries(typed).filter(([name]) => !lines.some((line) => lineName(line) === name));
  return { ...Object.fromEntries(others), ...home };
}

function homeOf(answers: Answers, parent: Parent): Answers {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const text = readText(answers, `${parent}.homeAddress.${line}`);
      return text === undefined ? [] : [[lineName(line), shorten(text, maxOfLine[line])]];
    }),
  );
}

/** A long address loses its postcode rather than half a line. Counted in code points, as in validation. */
function shorten(text: string, max: number): string {
  if (!isLonger(text, max)) return text;
  const town = text.replace(/ \d{4}$/, "").trimEnd();
  return [...town].slice(0, max).join("").trim();
}

export function isCopyShortened(answers: Answers): boolean {
  const type = answerTo(answers, typeQuestion);
  if (type !== "mother" && type !== "father") return false;
  return lines.some((line) => {
    const home = readText(answers, `${type}.homeAddress.${line}`) ?? "";
    const copied = readText(answers, lineName(line));
    return copied !== home && copied === shorten(home, maxOfLine[line]);
  });
}
