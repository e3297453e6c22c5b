// What POST /explain answers: for each benefit asked for, its criteria and whether they are met.

/** The whole answer; the keys are ids of benefit variables. */
export interface Explanations {
  readonly explanations: Readonly<Record<string, Explanation>>;
}

/** Why somebody can, or cannot, get a benefit. */
export interface Explanation {
  /** The period asked about, such as 2026-11. */
  readonly period: string;
  /** null when it hangs on an answer that was not given. */
  readonly verdict: boolean | null;
  readonly criteria: readonly ExplainedCriterion[];
}

export type CriterionStatus = "met" | "not-met" | "not-known";

/** A sentence in both languages. */
export interface CriterionSentence {
  readonly id: string;
  readonly en: string;
  readonly mi: string;
}

/** One thing to fulfil. Criteria of the same group are alternatives: one of them is enough. */
export interface ExplainedCriterion extends CriterionSentence {
  readonly status: CriterionStatus;
  readonly group?: CriterionSentence;
  readonly used: readonly UsedAnswer[];
  readonly law: { readonly text: string; readonly url: string };
  /** The first day on which this is law (YYYY-MM-DD); null when that is not known. */
  readonly inForceFrom: string | null;
}

/** Something sent with the request that the criterion looked at. */
export interface UsedAnswer {
  readonly variable: string;
  /** The id of the person or family. */
  readonly instance: string;
  /** null when the situations of the request differ here. */
  readonly value: boolean | number | string | null;
}
