import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDay } from "#app/forms/read-answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { wholeYears } from "#app/nz/date.ts";
import type { RegistryKey } from "../../registry/messages.ts";
import type { Parent } from "../other-services/caregiver.ts";
import { secondResidency } from "./citizenship.ts";
import { isPostBox } from "./rural-address.ts";
import { singleNameErrors } from "./single-name.ts";

const registryWords = wordsOf("register-my-baby/registry");
const checkWords = wordsOf("register-my-baby/steps/person");

/** Years older than the child. */
const youngestAtBirth = 10;
const oldestParent = 100;
/** Years: older parents are refused, so no older child can be entered. */
export const oldestBirth = oldestParent;

const tooYoung = { mother: "motherTooYoung", father: "otherParentTooYoung" } as const satisfies Record<
  Parent,
  RegistryKey
>;

/** @param all pruned answers, including those about the child */
export function parentErrors(who: Parent, all: Answers, on: { today: string; language: Language }): Errors {
  const age = ageError(who, all, on.today);
  const residency = secondResidency(who, all);
  return {
    ...(age && { [`${who}.dateOfBirth`]: [registryWords(on.language)(age)] }),
    ...(isPostBox(answerTo(all, `${who}.homeAddress.line1`) ?? "") && {
      [`${who}.homeAddress.line1`]: [checkWords(on.language)("postBox")],
    }),
    ...singleNameErrors([who], all, on.language),
    ...(residency && { [residency]: [checkWords(on.language)("oneResidency")] }),
  };
}

function ageError(who: Parent, all: Answers, today: string): RegistryKey | undefined {
  const born = readDay(all, `${who}.dateOfBirth`);
  if (born === undefined) return undefined;
  if (wholeYears(born, today) > oldestParent) return "parentTooOld";
  const child = readDay(all, "child.birthDate");
  return child !== undefined && wholeYears(born, child) < youngestAtBirth ? tooYoung[who] : undefined;
}
