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
  /** Replaces the message that an answer is required. */
  readonly missing?: string;
  /** Replaces the message that a number is not valid. */
  readonly invalid?: string;
  /** For review lists, reasons and error summaries, where the label is too long for them. */
  readonly short?: string;
  /** The same in English, where the English counts. */
  readonly english?: QuestionText;
}

/** What review lists, reasons and error summaries call a question. */
export const shortLabel = ({ label, short = label }: QuestionText): string => short;

export type QuestionTexts = Readonly<Record<string, QuestionText>>;

export interface ControlProps {
  name: string;
  /** Id of the question; its first control is `${id}-1`. */
  id: string;
  answers: Answers;
  /** Of the steps before, with what the product found out. */
  earlier: Answers;
  text: QuestionText;
  t: FormWords;
  /** Ids of the hint and the message. */
  describedBy: string | undefined;
  invalid: boolean;
  /** Messages of single controls, by part. */
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

/** The last attributes of a control that is a question by itself. */
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

/** A kind of question. */
export interface Field {
  /** What each control adds to the question's name; an empty string for a single control. */
  readonly parts: readonly string[];
  /** How many of the first parts decide whether the question is answered; default all. */
  readonly decisive?: number;
  /** The label of the control is the question's. */
  readonly isLabelled?: boolean;
  readonly showsErrorsAtParts?: boolean;
  partLabel?(part: string, t: FormWords): string;
  readonly isOptional?: boolean;
  /** The answer declares or agrees to something: its English stands beside the Māori. */
  readonly isDeclared?: boolean;
  readonly keepsSpaces?: boolean;
  readonly many?: boolean;
  /** Controls under a legend. */
  readonly group: boolean;
  readonly options?: readonly string[];
  /** The same with only some of the options. */
  only?(options: readonly string[]): Field;
  check(t: FormWords, text: QuestionText): z.ZodType;
  missing(t: FormWords): string;
  /** Applied to the answer of one control, valid or not. */
  normalise?(answer: string): string;
  /** Capitals where they are usual; not applied to what is typed again after it was. */
  properCase?(answer: string): string;
  render(props: ControlProps): ReactNode;
  /** The answer on a review list. */
  read(answers: Answers, name: string, text: QuestionText, t: FormWords): string;
}
