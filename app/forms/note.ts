import type { Condition } from "./condition.ts";

/** Words shown in a step while a condition holds. They never block Next. */
export interface Note {
  /** Short id, unique in its step; its words are found by it. */
  readonly id: string;
  /** The question it stands after, or the section at whose beginning it stands. */
  readonly after: string;
  readonly when: Condition;
  /** A warning is about what was answered, an information about what follows. */
  readonly kind: "warning" | "information";
}
