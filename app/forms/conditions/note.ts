import type { Condition } from "./condition.ts";

/** Text shown while a condition holds. It never blocks Next. */
export interface Note {
  /** Unique in its step. */
  readonly id: string;
  /** The question it follows, or the section it begins. */
  readonly after: string;
  readonly when: Condition;
  readonly kind: "warning" | "information";
}
