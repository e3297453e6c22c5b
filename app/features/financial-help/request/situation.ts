export type RuleValue = boolean | number | string | null;

/** Values by variable and period. */
export type SituationValues = Record<string, Record<string, RuleValue>>;

/** Values by variable, without a period yet; undefined ones are not sent. */
export type ValuesByVariable = Record<string, RuleValue | undefined>;

/** A household as the OpenFisca Web API takes it. */
export interface Situation {
  persons: Record<string, SituationValues>;
  families: { family: Record<string, string[] | Record<string, RuleValue>> };
  titled_properties: { household: { others: string[] } };
}
