import type { ReactNode } from "react";
import type * as z from "zod";
import type { Words } from "#app/i18n/words.ts";
import type { Answers } from "./answers.ts";
import type { en } from "./text.en.ts";

export type FormWords = Words<typeof en>;

/** The words of one question, found by its name in the feature's text table. */
export interface QuestionText {
  readonly label: string;
  readonly hint?: string;
  readonly help?: { readonly title: string; readonly body: string };
  readonly options?: Readonly<Record<string, string>>;
  /** What stands below the words of an option, by its value. */
  readonly optionHints?: Readonly<Record<string, string>>;
  /** In place of the message that an answer is required. */
  readonly missing?: string;
  /** For review lists, reasons and error summaries, where the label is too long for them. */
  readonly short?: string;
}

/** What review lists, reasons and error summaries call a question. */
export const shortLabel = ({ label, short = label }: QuestionText): string => short;

/** The words of each question of a step, by the question's name. */
export type QuestionTexts = Readonly<Record<string, QuestionText>>;

/** What a field needs to draw its controls. */
export interface ControlProps {
  name: string;
  /** Id of the question; its first control is `${id}-1`. */
  id: string;
  answers: Answers;
  text: QuestionText;
  t: FormWords;
  /** Ids of the hint and the message that belong to the controls. */
  describedBy: string | undefined;
  invalid: boolean;
  /** What is wrong with single controls of a question that has several, by what the control adds to the question's name. */
  partErrors: Readonly<Record<string, string>>;
  autoFocus: boolean;
  autoComplete: string | undefined;
}

/** The attributes that tie a control to the message about it; none while nothing is wrong. */
export const invalidAttributes = ({
  invalid,
  describedBy,
}: Pick<ControlProps, "invalid" | "describedBy">) => ({
  "aria-describedby": invalid ? describedBy : undefined,
  "aria-invalid": invalid || undefined,
});

/** Tells whether a control of a question is to be marked: it is wrong itself, or the question is as a whole. */
export const isPartWrong = (
  { invalid, partErrors }: Pick<ControlProps, "invalid" | "partErrors">,
  part: string,
) => invalid && (Object.keys(partErrors).length === 0 || partErrors[part] !== undefined);

/** One kind of question: how it is checked, drawn and read back. Each kind is one file in `fields/`. */
export interface Field {
  /** What each control adds to the question's name; one empty text when the question is one control. */
  readonly parts: readonly string[];
  /** How many of the parts, from the first, tell whether the question was answered at all; nothing = any of them. */
  readonly decisive?: number;
  /** The control carries the question's label itself. */
  readonly isLabelled?: boolean;
  /** Each control shows the message about it; else one stands before all of them. */
  readonly showsErrorsAtParts?: boolean;
  /** What a control is called whose message is listed by itself. */
  partLabel?(part: string, t: FormWords): string;
  /** It may be left unanswered unless the question says otherwise, as a box that need not be ticked. */
  readonly isOptional?: boolean;
  /** Spaces at the ends of an answer are part of it. */
  readonly keepsSpaces?: boolean;
  /** Several values may be given under one name. */
  readonly many?: boolean;
  /** Several controls under one legend. */
  readonly group: boolean;
  /** The values that can be chosen, where there is a list. */
  readonly options?: readonly string[];
  /** The same with only some of the options. */
  only?(options: readonly string[]): Field;
  /** The check of a given answer, with messages in the language of the page. */
  check(t: FormWords, text: QuestionText): z.ZodType;
  /** The message when nothing was given. */
  missing(t: FormWords): string;
  /** Brings a good or bad answer of one control into the form in which it is kept: never loses what was meant. */
  normalise?(answer: string): string;
  render(props: ControlProps): ReactNode;
  /** The answer as a person reads it on a review list. */
  read(answers: Answers, name: string, text: QuestionText, t: FormWords): string;
}
