import type { Condition } from "./condition.ts";

/** Shown while a condition holds. It never blocks Next. */
export interface Note {
  readonly id: string;
  readonly after: string;
  readonly when: Condition;
  readonly kind: "warning" | "information";
}
