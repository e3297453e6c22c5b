import type { InputHTMLAttributes } from "react";
import * as z from "zod";
import { answerTo, isLonger } from "../answers.ts";
import type { ControlProps, Field, FormWords } from "../field.ts";

interface LineOptions {
  /** Code points. */
  max: number;
  /** Gives the message when an answer within the length limit is not good. */
  validate?: (answer: string, t: FormWords) => string | undefined;
  /** Width of the control in characters, when the answer's length is known. */
  width?: number;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  normalise?: (answer: string) => string;
  keepsSpaces?: boolean;
}

/** A question answered in one line of text. Lengths count code points. */
export function line({
  max,
  validate,
  width,
  attributes,
  normalise,
  keepsSpaces = false,
}: LineOptions): Field {
  return {
    parts: [""],
    group: false,
    keepsSpaces,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.string().check((context) => {
        const message = lineError(context.value, max, t, validate);
        if (message) context.issues.push({ code: "custom", message, input: context.value });
      }),
    ...(normalise && { normalise }),
    render: (props) => <LineInput {...props} width={width} attributes={attributes} />,
    read: (answers, name) => answerTo(answers, name) ?? "",
  };
}

/** The message about one line of text: its own fault first, then its length. */
export function lineError(
  answer: string,
  max: number,
  t: FormWords,
  fault?: LineOptions["validate"],
): string | undefined {
  // No pattern ever meets a text of hostile length.
  const own = isLonger(answer, 10 * max) ? undefined : fault?.(answer, t);
  return own ?? (isLonger(answer, max) ? t("errors/tooLong", { max }) : undefined);
}

/** The message that lists characters which do not belong in an answer. */
export function charactersError(characters: readonly string[], t: FormWords): string | undefined {
  const listed = characters.map((each) => `"${printable(each)}"`).join(", ");
  return characters.length > 0 ? t("errors/characters", { characters: listed }) : undefined;
}

/** A character that nobody sees, or that would turn the message around, is called by its number. */
const printable = (character: string): string =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
    : character;

function LineInput({
  name,
  id,
  answers,
  describedBy,
  invalid,
  autoFocus,
  autoComplete,
  width,
  attributes,
}: ControlProps & Pick<LineOptions, "width" | "attributes">) {
  return (
    <input
      type="text"
      {...attributes}
      id={`${id}-1`}
      name={name}
      className={width ? `width-${width}` : undefined}
      defaultValue={answerTo(answers, name)}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      autoComplete={autoComplete ?? attributes?.autoComplete}
      autoFocus={autoFocus}
    />
  );
}
