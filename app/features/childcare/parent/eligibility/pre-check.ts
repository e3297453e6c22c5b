/** In order; each is asked when the ones before it were answered with yes. */
export const conditions = ["resident", "mainCarer", "childcare", "payments"] as const;

export type Condition = (typeof conditions)[number];

/** The answers of an address, as values of questions: `true`, `false`, or none. */
export const preCheckQuery: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(conditions.map((condition) => [condition, ["true", "false"]])),
};

export interface PreCheck {
  /** Answered with yes, one after the other from the first. */
  readonly met: readonly Condition[];
  /** Answered with no: what comes after it is not asked. */
  readonly unmet: Condition | undefined;
  /** Undefined when an answer was no, or all were yes. */
  readonly next: Condition | undefined;
}

/** Answers after a gap or after a no do not count. */
export function readPreCheck(answers: URLSearchParams): PreCheck {
  const found = conditions.findIndex((condition) => answers.get(condition) !== "true");
  const end = found === -1 ? conditions.length : found;
  const at = conditions[end];
  const isUnmet = at !== undefined && answers.get(at) === "false";
  return {
    met: conditions.slice(0, end),
    unmet: isUnmet ? at : undefined,
    next: isUnmet ? undefined : at,
  };
}

/** From the question mark on, or nothing. */
export function searchOf(met: readonly Condition[]): string {
  const search = new URLSearchParams(met.map((condition) => [condition, "true"])).toString();
  return search && `?${search}`;
}
