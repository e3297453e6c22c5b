import type { QuestionText } from "#app/forms/field.ts";

/**
 * The words of a step. Everywhere in them `{{Mother}}`, `{{mother}}`, `{{mothers}}`, `{{Other}}`, `{{other}}`, `{{others}}` stand for what
 * the parents are called (`titles.ts`): as a title, within a sentence, and as whose something is. `{{MotherAcross}}` and
 * `{{OtherAcross}}` are the titles in the other language, for the companion.
 */
export interface StepText {
  /** In the progress navigation and the title of the window. */
  readonly title: string;
  readonly heading: string;
  /** The heading in the other language. */
  readonly companion: string;
  /** Headings of the sections, by their names. A section that is missing here has no heading. */
  readonly sections: Readonly<Record<string, string>>;
  /** Warnings and informations, by their ids. */
  readonly notes: Readonly<Record<string, string>>;
  /** By name; of rows once, as `siblings[].sex`. */
  readonly questions: Readonly<Record<string, QuestionText>>;
}
