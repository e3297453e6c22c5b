import type { Answers } from "#app/forms/answers.ts";
import { answerTo } from "#app/forms/answers.ts";
import type { Visit } from "#app/server/visit.ts";
import { answerSection } from "../../application/answer-section.ts";
import { isSameNumber } from "../../application/mailbox.ts";
import { openSection } from "../../application/open-section.ts";
import type { WaitingFamily } from "../../application/waiting.ts";
import { payloadOf } from "../payload.ts";
import { isChosen, nameOf } from "./steps/desk-steps.tsx";

const ofService = [
  "approved",
  "swn",
  "has_holding_or_absence_fee",
  "supervisor_name",
  "supervisor_has_authority",
] as const;

/** Of all that was typed, what is said of one family, under the names of its own form. */
function answersAbout({ children }: Pick<WaitingFamily, "children">, answers: Answers): Answers {
  const own = Object.entries(answers).flatMap(([name, answer]) => {
    if (ofService.some((each) => each === name)) return [[name, answer] as const];
    const at = children.findIndex((child) => name.startsWith(`${nameOf(child)}.`));
    const child = children[at];
    return child ? [[`children[${at}]${name.slice(nameOf(child).length)}`, answer] as const] : [];
  });
  const isHomeBased = answerTo(answers, "is_home_based_educator");
  const attending = children.flatMap((child, at) =>
    isHomeBased && answerTo(answers, `${nameOf(child)}.is_attending`) === "true"
      ? [[`children[${at}].is_home_based_educator`, isHomeBased] as const]
      : [],
  );
  return Object.fromEntries([...own, ...attending]);
}

export interface Answered {
  readonly changed: number;
  readonly unsent: number;
}

/** Each family's part by itself: one that has changed meanwhile stops no other. @param answers pruned and complete */
export async function answerFamilies(
  visit: Visit,
  families: readonly WaitingFamily[],
  answers: Answers,
): Promise<Answered> {
  let changed = 0;
  let unsent = 0;
  for (const family of families.filter((each) => isChosen(answers, each))) {
    const outcome = await answerOne(visit, family, answersAbout(family, answers));
    if (outcome === "changed-meanwhile") changed += 1;
    if (outcome === "unavailable") unsent += 1;
  }
  return { changed, unsent };
}

async function answerOne(visit: Visit, { target, token }: WaitingFamily, answers: Answers) {
  const found = await openSection(visit, target, token);
  if (found.is === "unavailable") return found.is;
  if (found.is !== "open") return "changed-meanwhile";
  const content = { ...found.draft.content, answers };
  const number = answerTo(answers, "swn");
  const isOwn = (content.familyNumbers ?? []).some((own) => number && isSameNumber(own, number));
  if (isOwn || visit.account.person?.id === found.row.person_id) return "unavailable";
  return answerSection(visit, found, content, payloadOf(answers, content));
}
