import type { ReactNode } from "react";
import type * as z from "zod";
import type { Texts, Words } from "#app/i18n/words.ts";
import type { Answers } from "./answers.ts";

export type FormWords = Words<Texts["forms"]>;

export interface QuestionText {
  readonly label: string;
  readonly hint?: string;
  readonly help?: { readonly title: string; readonly body: string };
  readonly options?: Readonly<Record<string, string>>;
  readonly optionHints?: Readonly<Record<string, string>>;
  readonly missing?: string;
  readonly invalid?: string;
  readonly short?: string;
  /** For declarations, where the English counts. */
  readonly english?: QuestionText;
}

export const shortLabel = ({ label, short = label }: QuestionText): string => short;

export type QuestionTexts = Readonly<Record<string, QuestionText>>;

export interface ControlProps {
  name: string;
  /** Its first control is `${id}-1`. */
  id: string;
  answers: Answers;
  /** Of the steps before, with derived values. */
  earlier: Answers;
  text: QuestionText;
  t: FormWords;
  describedBy: string | undefined;
  invalid: boolean;
  partErrors: Readonly<Record<string, string>>;
  autoFocus: boolean;
  autoComplete: string | undefined;
}

export const invalidAttributes = ({
  invalid,
  describedBy,
}: Pick<ControlProps, "invalid" | "describedBy">) => ({
  "aria-describedby": invalid ? describedBy : undefined,
  "aria-invalid": invalid || undefined,
});

export const singleControlAttributes = ({
  describedBy,
  invalid,
  autoComplete,
  autoFocus,
}: Pick<ControlProps, "describedBy" | "invalid" | "autoComplete" | "autoFocus">) => ({
  "aria-describedby": describedBy,
  "aria-invalid": invalid || undefined,
  autoComplete,
  autoFocus,
});

export const isPartWrong = (
  { invalid, partErrors }: Pick<ControlProps, "invalid" | "partErrors">,
  part: string,
) => invalid && (Object.keys(partErrors).length === 0 || partErrors[part] !== undefined);

export interface Field {
  /** What each control adds to the question's name; an empty string for a single control. */
  readonly parts: readonly string[];
  /** How many of the first parts decide whether it is answered; all by default. */
  readonly decisive?: number;
  readonly isLabelled?: boolean;
  readonly showsErrorsAtParts?: boolean;
  partLabel?(part: string, t: FormWords): string;
  readonly isOptional?: boolean;
  /** A declaration or consent: its English stands beside the Māori. */
  readonly isDeclared?: boolean;
  readonly keepsSpaces?: boolean;
  readonly many?: boolean;
  readonly group: boolean;
  readonly options?: readonly string[];
  only?(options: readonly string[]): Field;
  check(t: FormWords, text: QuestionText): z.ZodType;
  missing(t: FormWords): string;
  /** For each control, valid or not. */
  normalise?(answer: string): string;
  /** Usual capitals; not applied when the visitor corrects them. */
  properCase?(answer: string): string;
  render(props: ControlProps): ReactNode;
  read(answers: Answers, name: string, text: QuestionText, t: FormWords): string;
}
