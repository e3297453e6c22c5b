/** In order; each is asked once the ones before it were answered yes. */
export const conditions = ["resident", "mainCarer", "childcare", "payments"] as const;

export type Condition = (typeof conditions)[number];

export const preCheckQuery: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(conditions.map((condition) => [condition, ["true", "false"]])),
};

export interface PreCheck {
  /** Answered yes without a gap, from the first on. */
  readonly met: readonly Condition[];
  /** Answered no: nothing after it is asked. */
  readonly unmet: Condition | undefined;
  /** Undefined after a no, or when all were yes. */
  readonly next: Condition | undefined;
}

/** Answers after a gap or a no do not count. */
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
