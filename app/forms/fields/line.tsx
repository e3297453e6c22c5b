import type { InputHTMLAttributes } from "react";
import * as z from "zod";
import { answerTo, isLonger } from "../answers.ts";
import {
  type ControlProps,
  type Field,
  type FormWords,
  type QuestionText,
  singleControlAttributes,
} from "../field.ts";
import { withError } from "./with-error.ts";

interface LineOptions {
  /** Code points. */
  max: number;
  /** @returns a message, or undefined for a valid answer */
  validate?: (answer: string, t: FormWords, text: QuestionText) => string | undefined;
  /** Characters. */
  width?: number;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  normalise?: (answer: string) => string;
  properCase?: (answer: string) => string;
  keepsSpaces?: boolean;
}

export function line({
  max,
  validate,
  width,
  attributes,
  normalise,
  properCase,
  keepsSpaces = false,
}: LineOptions): Field {
  return {
    parts: [""],
    group: false,
    keepsSpaces,
    missing: (t) => t("errors/required"),
    check: (t, text) =>
      withError(z.string(), (answer) =>
        lineError(answer, max, t, validate && ((typed) => validate(typed, t, text))),
      ),
    ...(normalise && { normalise }),
    ...(properCase && { properCase }),
    render: (props) => <LineInput {...props} width={width} attributes={attributes} />,
    read: (answers, name) => answerTo(answers, name) ?? "",
  };
}

export function lineError(
  answer: string,
  max: number,
  t: FormWords,
  fault?: (answer: string, t: FormWords) => string | undefined,
): string | undefined {
  // Patterns are not run on texts of hostile length.
  const own = isLonger(answer, 10 * max) ? undefined : fault?.(answer, t);
  return own ?? (isLonger(answer, max) ? t("errors/tooLong", { max }) : undefined);
}

export function charactersError(characters: readonly string[], t: FormWords): string | undefined {
  return characters.length > 0 ? t("errors/characters", { characters: quoted(characters) }) : undefined;
}

export const quoted = (characters: readonly string[]): string =>
  characters.map((each) => `"${printable(each)}"`).join(", ");

/** Invisible and bidirectional characters are shown as U+…. */
const printable = (character: string): string =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
    : character;

function LineInput({
  width,
  attributes,
  ...control
}: ControlProps & Pick<LineOptions, "width" | "attributes">) {
  const { name, id, answers, autoComplete = attributes?.autoComplete } = control;
  return (
    <input
      type="text"
      {...attributes}
      id={`${id}-1`}
      name={name}
      className={width ? `width-${width}` : undefined}
      defaultValue={answerTo(answers, name)}
      {...singleControlAttributes({ ...control, autoComplete })}
    />
  );
}
