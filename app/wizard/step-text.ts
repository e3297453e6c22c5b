import type { QuestionText } from "#app/forms/field.ts";

export interface StepText {
  /** In the progress navigation and the title of the window. */
  readonly title: string;
  readonly heading: string;
  /** The heading in the other language. */
  readonly companion: string;
  /** Headings, by the names of the sections; one that is missing has none. */
  readonly sections: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
  /** By name; of rows once, as `siblings[].sex`. */
  readonly questions: Readonly<Record<string, QuestionText>>;
}
