import type { Bilingual, Certainty, Comparison } from "./declare.ts";

/** The keys are ids of benefit variables. */
export interface Explanations {
  readonly explanations: Readonly<Record<string, BenefitExplanation>>;
}

export interface BenefitExplanation {
  readonly period: string;
  /** null when it depends on an answer that was not given, or on a rule or limit that is not known as it is today. */
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
  /** For whom the benefit is, said to somebody who does not meet this. */
  readonly unmet?: Bilingual;
}

/** Criteria of the same group are alternatives: one of them is enough. */
export interface ExplainedCriterion extends CriterionWords {
  readonly status: CriterionStatus;
  readonly group?: CriterionWords;
  /** A change of it, alone or with the other deciding ones, turns the verdict. */
  readonly decides: boolean;
  readonly used: readonly UsedAnswer[];
  readonly law: { readonly text: string; readonly url: string };
  /** The first day on which this is law (YYYY-MM-DD); null when unknown. */
  readonly inForceFrom: string | null;
  /** In today's rules only. */
  readonly certainty?: Certainty;
  /** Why it is not certain. */
  readonly why?: Pick<CriterionSentence, "en" | "mi">;
  readonly compared?: Comparison;
}

/** An answer in the request that the criterion read. */
export interface UsedAnswer {
  readonly variable: string;
  readonly instance: string;
  /** null when the situations of the request differ here. */
  readonly value: boolean | number | string | null;
}
