import type { InputHTMLAttributes } from "react";
import * as z from "zod";
import { isEmail } from "#app/nz/email.ts";
import { nameOffences } from "#app/nz/name.ts";
import { isPhone } from "#app/nz/phone.ts";
import { isPostcode } from "#app/nz/postcode.ts";
import { answerTo, isLonger } from "../answers.ts";
import type { ControlProps, Field, FormWords } from "../field.ts";

interface Line {
  max: number;
  /** Gives the message when an answer within the length limit is not good. */
  fault?: (answer: string, t: FormWords) => string | undefined;
  /** Width of the control in characters, when the answer's length is known. */
  width?: number;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** A question answered in one line of text. Lengths count code points. */
export function line({ max, fault, width, attributes }: Line): Field {
  return {
    parts: [""],
    group: false,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.string().check((context) => {
        const answer = context.value;
        // No pattern ever meets a text of hostile length.
        const own = isLonger(answer, 10 * max) ? undefined : fault?.(answer, t);
        const message = own ?? (isLonger(answer, max) ? t("errors/tooLong", { max }) : undefined);
        if (message) context.issues.push({ code: "custom", message, input: answer });
      }),
    draw: (props) => <TextInput {...props} width={width} attributes={attributes} />,
    read: (answers, name) => answerTo(answers, name) ?? "",
  };
}

/** Any words, up to a length. */
export const text = ({ max }: { max: number }): Field => line({ max });

/** A person's name: Latin letters of any language, spaces, hyphens and apostrophes. */
export const name = ({ max = 75 } = {}): Field =>
  line({
    max,
    fault: (answer, t) => {
      const characters = nameOffences(answer);
      return characters.length > 0 ? t("errors/characters", { characters: quoted(characters) }) : undefined;
    },
    attributes: { spellCheck: false },
  });

const quoted = (characters: readonly string[]): string => characters.map((each) => `"${each}"`).join(", ");

/**
 * A whole number that is not negative.
 * @param options.characters the most characters it may have
 */
export const wholeNumber = ({ characters }: { characters: number }): Field =>
  line({
    max: characters,
    width: characters,
    fault: (answer, t) => {
      if (/^-\d+$/.test(answer)) return t("errors/negative");
      return /^\d+$/.test(answer) ? undefined : t("errors/number");
    },
    // Not type=number: its value changes under the mouse wheel and is lost when it is no number.
    attributes: { inputMode: "numeric", autoComplete: "off" },
  });

/** A phone number, in digits and spaces. */
export const phone = ({ max = 20 } = {}): Field =>
  line({
    max,
    fault: (answer, t) => (isPhone(answer) ? undefined : t("errors/phone")),
    attributes: { type: "tel", autoComplete: "tel" },
  });

/** An e-mail address. */
export const email = ({ max = 60 } = {}): Field =>
  line({
    max,
    fault: (answer, t) => (isEmail(answer) ? undefined : t("errors/email")),
    attributes: { type: "email", autoComplete: "email", spellCheck: false },
  });

/** A New Zealand postcode. */
export const postcode = (): Field =>
  line({
    max: 8,
    width: 4,
    fault: (answer, t) => (isPostcode(answer) ? undefined : t("errors/postcode")),
    attributes: { inputMode: "numeric", autoComplete: "postal-code" },
  });

function TextInput({
  name,
  id,
  answers,
  describedBy,
  invalid,
  autoFocus,
  autoComplete,
  width,
  attributes,
}: ControlProps & Pick<Line, "width" | "attributes">) {
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
