/** The keys are ids of benefit variables. */
export interface Explanations {
  readonly explanations: Readonly<Record<string, BenefitExplanation>>;
}

export interface BenefitExplanation {
  readonly period: string;
  /** null when it depends on an answer that was not given. */
  readonly verdict: boolean | null;
  readonly criteria: readonly ExplainedCriterion[];
}

export type CriterionStatus = "met" | "not-met" | "not-known";

export interface CriterionSentence {
  readonly id: string;
  readonly en: string;
  readonly mi: string;
}

/** Criteria of the same group are alternatives: one of them is enough. */
export interface ExplainedCriterion extends CriterionSentence {
  readonly status: CriterionStatus;
  readonly group?: CriterionSentence;
  readonly used: readonly UsedAnswer[];
  readonly law: { readonly text: string; readonly url: string };
  /** The first day on which this is law (YYYY-MM-DD); null when unknown. */
  readonly inForceFrom: string | null;
}

/** An answer in the request that the criterion read. */
export interface UsedAnswer {
  readonly variable: string;
  readonly instance: string;
  /** null when the situations of the request differ here. */
  readonly value: boolean | number | string | null;
}
