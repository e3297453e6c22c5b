export type RuleValue = boolean | number | string | null;

/** Values by variable and period. */
export type SituationValues = Record<string, Record<string, RuleValue>>;

/** Values by variable, before they have a period; those without a value are not sent. */
export type ValuesByVariable = Record<string, RuleValue | undefined>;

/** A household as the rules engine takes it (OpenFisca Web API). */
export interface Situation {
  persons: Record<string, SituationValues>;
  families: { family: Record<string, string[] | Record<string, RuleValue>> };
  titled_properties: { household: { others: string[] } };
}
