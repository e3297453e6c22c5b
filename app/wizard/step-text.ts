import type { QuestionText } from "#app/forms/field.ts";

export interface StepText {
  readonly title: string;
  readonly heading: string;
  readonly companion: string;
  /** By section name; a section without one has no heading. */
  readonly sections: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
  /** By name; once for all rows, as `siblings[].sex`. */
  readonly questions: Readonly<Record<string, QuestionText>>;
}
