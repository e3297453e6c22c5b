import type { Bilingual, Certainty, Comparison } from "./declare.ts";

/** Keyed by the ids of benefit variables. */
export interface Explanations {
  readonly explanations: Readonly<Record<string, BenefitExplanation>>;
}

export interface BenefitExplanation {
  readonly period: string;
  /** null: depends on an answer not given, or on a rule or limit whose value today is unknown. */
  readonly verdict: boolean | null;
  readonly criteria: readonly ExplainedCriterion[];
}

export type CriterionStatus = "met" | "not-met" | "not-known";

export interface CriterionSentence {
  readonly id: string;
  readonly en: string;
  readonly mi: string;
}

interface CriterionWords extends CriterionSentence {
  /** Whom the benefit is for, said to somebody who does not meet this. */
  readonly unmet?: Bilingual;
}

/** Criteria of the same group are alternatives: one is enough. */
export interface ExplainedCriterion extends CriterionWords {
  readonly status: CriterionStatus;
  readonly group?: CriterionWords;
  /** Changing it, alone or with the other deciding ones, would turn the verdict. */
  readonly decides: boolean;
  readonly used: readonly UsedAnswer[];
  readonly law: { readonly text: string; readonly url: string };
  /** YYYY-MM-DD; null when unknown. */
  readonly inForceFrom: string | null;
  /** Only in today's rules. */
  readonly certainty?: Certainty;
  readonly why?: Pick<CriterionSentence, "en" | "mi">;
  readonly compared?: Comparison;
}

/** An answer in the request that the criterion read. */
export interface UsedAnswer {
  readonly variable: string;
  readonly instance: string;
  /** null where the situations differ. */
  readonly value: boolean | number | string | null;
}
