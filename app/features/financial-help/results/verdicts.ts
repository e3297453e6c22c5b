import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { OpenDataRecord } from "#app/server/neighbours/open-data.ts";
import { type BenefitId, benefitIds, benefits } from "../benefits.ts";

/** true = probably, false = probably not, null = depends on something unknown. */
export type Verdict = boolean | null;
export type Verdicts = Partial<Record<BenefitId, Verdict>>;

export const unknownQuestions = (answers: Answers): string[] =>
  Object.keys(answers).filter((name) => answerTo(answers, name) === "unknown");

/** All combinations of possible answers to unknown questions. */
export function alternatives(answers: Answers): Answers[] {
  const [unknown] = unknownQuestions(answers);
  if (!unknown) return [answers];
  return ["true", "false"].flatMap((answer) => alternatives({ ...answers, [unknown]: answer }));
}

export function readVerdicts(
  applicant: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Verdicts {
  const found = benefitIds.flatMap((id) => {
    const [value] = Object.values(applicant[benefits[id]] ?? {});
    return typeof value === "boolean" ? [[id, value]] : [];
  });
  return Object.fromEntries(found);
}

/** null where possible answers lead to different verdicts. */
export function mergeVerdicts(possible: readonly Verdicts[]): Verdicts {
  const found = benefitIds.flatMap((id) => {
    const verdicts = possible.map((each) => each[id]).filter((verdict) => verdict !== undefined);
    if (verdicts.length === 0) return [];
    return [[id, verdicts.every((verdict) => verdict === verdicts[0]) ? verdicts[0] : null]];
  });
  return Object.fromEntries(found);
}

export interface VerdictGroups {
  probably: BenefitId[];
  possibly: BenefitId[];
  probablyNot: BenefitId[];
}

const removedByCareOfAnothersChild: readonly BenefitId[] = [
  "isWorkingForFamiliesMinimumFamilyTaxCredit",
  "isWorkingForFamiliesFamilyTaxCredit",
  "isYoungParentPayment",
];

export function groupVerdicts(verdicts: Verdicts, metadata: readonly OpenDataRecord[]): VerdictGroups {
  const known = new Map(metadata.map((record) => [record.id, record]));
  const rank = (id: BenefitId) => Number(known.get(id)?.rank || 99);
  const removed = new Set<BenefitId>([
    ...(verdicts.isOrphansBenefit || verdicts.isUnsupportedChildsBenefit ? removedByCareOfAnothersChild : []),
    ...(verdicts.isStudentAllowance ? (["isWorkingForFamiliesInWorkTaxCredit"] as const) : []),
  ]);
  const ranked = benefitIds.filter((id) => !removed.has(id)).sort((a, b) => rank(a) - rank(b));
  const canBeRefused = (id: BenefitId) =>
    id !== "isPaidParentalLeave" && Boolean(known.get(id)?.name && known.get(id)?.moreInformationLink);
  return {
    probably: ranked.filter((id) => verdicts[id] === true),
    possibly: ranked.filter((id) => verdicts[id] === null),
    probablyNot: ranked.filter((id) => verdicts[id] === false && canBeRefused(id)),
  };
}
