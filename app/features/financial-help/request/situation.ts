export type Value = boolean | number | string | null;

/** Values by variable and period. */
export type Variables = Record<string, Record<string, Value>>;

/** Values by variable, before they have a period; those without a value are not sent. */
export type Unwritten = Record<string, Value | undefined>;

/** A household as the rules engine takes it (OpenFisca Web API). */
export interface Situation {
  persons: Record<string, Variables>;
  families: { family: Record<string, string[] | Record<string, Value>> };
  titled_properties: { household: { others: string[] } };
}
