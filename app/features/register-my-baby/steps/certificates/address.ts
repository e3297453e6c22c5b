import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readText as writtenIn } from "../../read-answers.ts";
import { longestLines } from "../../registry/fields.ts";
import type { Parent } from "../other-services/caregiver.ts";

export const addressTypes = ["mother", "father", "other"] as const;

export const certificateLimits = longestLines("certificateOrder.deliveryAddress");

const typeQuestion = "certificateOrder.deliveryAddressType";
const linesOf = {
  line1: certificateLimits.street,
  suburb: certificateLimits.suburb,
  line2: certificateLimits.town,
} as const;
const lines = Object.keys(linesOf) as (keyof typeof linesOf)[];
const lineName = (line: string) => `certificateOrder.deliveryAddress.${line}`;

/**
 * Choosing a parent's home copies its address, cut to what fits; choosing another address empties it (spec 2 section 4). An address that
 * is typed at the same time is not replaced.
 */
export function changeDeliveryAddress(typed: Answers, before: Answers, earlier: Answers): Answers {
  const type = answerTo(typed, typeQuestion);
  if (type === undefined || type === answerTo(before, typeQuestion)) return typed;
  const isWrittenNow = lines.some((line) => {
    const written = writtenIn(typed, lineName(line));
    return written !== undefined && written !== writtenIn(before, lineName(line));
  });
  if (isWrittenNow) return typed;
  const home = type === "mother" || type === "father" ? homeOf(earlier, type) : {};
  const others = Object.entries(typed).filter(([name]) => !lines.some((line) => lineName(line) === name));
  return { ...Object.fromEntries(others), ...home };
}

function homeOf(answers: Answers, parent: Parent): Answers {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const written = writtenIn(answers, `${parent}.homeAddress.${line}`);
      return written === undefined ? [] : [[lineName(line), cut(written, linesOf[line])]];
    }),
  );
}

/** In code points, as validation counts them: a letter with its macron is one. */
const cut = (text: string, max: number): string => [...text].slice(0, max).join("").trim();
