import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readText } from "../../read-answers.ts";
import { longestLines } from "../../registry/fields.ts";
import type { Parent } from "../other-services/caregiver.ts";

export const addressTypes = ["mother", "father", "other"] as const;

export const certificateLimits = longestLines("certificateOrder.deliveryAddress");

const typeQuestion = "certificateOrder.deliveryAddressType";
const maxOfLine = {
  line1: certificateLimits.street,
  suburb: certificateLimits.suburb,
  line2: certificateLimits.town,
} as const;
const lines = Object.keys(maxOfLine) as (keyof typeof maxOfLine)[];
const lineName = (line: string) => `certificateOrder.deliveryAddress.${line}`;

/**
 * Choosing a parent's home copies its address, cut to what fits; choosing another address empties it (spec 2 section 4). An address that
 * is typed at the same time is not replaced.
 */
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
      return text === undefined ? [] : [[lineName(line), cut(text, maxOfLine[line])]];
    }),
  );
}

/** In code points, as validation counts them: a letter with its macron is one. */
const cut = (text: string, max: number): string => [...text].slice(0, max).join("").trim();
