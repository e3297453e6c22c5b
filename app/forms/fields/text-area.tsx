import * as z from "zod";
import { invalidTextCharacters } from "#app/nz/name.ts";
import { answerTo } from "../answers.ts";
import type { ControlProps, Field } from "../field.ts";
import { charactersError, lineError } from "./line.tsx";

/**
 * Words on several lines.
 * @param options.max code points; a line break is one
 */
export function textArea({ max }: { max: number }): Field {
  return {
    parts: [""],
    group: false,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.string().check((context) => {
        const message = lineError(normaliseLineBreaks(context.value), max, t, (answer) =>
          charactersError(invalidTextCharacters(answer), t),
        );
        if (message) context.issues.push({ code: "custom", message, input: context.value });
      }),
    normalise: normaliseLineBreaks,
    render: (props) => <TextArea {...props} max={max} />,
    read: (answers, name) => answerTo(answers, name) ?? "",
  };
}

/** Browsers send line breaks as two characters. */
const normaliseLineBreaks = (text: string): string => text.replace(/\r\n?/g, "\n");

function TextArea({
  name,
  id,
  answers,
  t,
  describedBy,
  invalid,
  autoFocus,
  max,
}: ControlProps & { max: number }) {
  return (
    <>
      <textarea
        id={`${id}-1`}
        name={name}
        rows={4}
        defaultValue={answerTo(answers, name)}
        aria-describedby={[describedBy, `${id}-m`].filter(Boolean).join(" ")}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <p className="most" id={`${id}-m`}>
        {t("words/most", { max })}
      </p>
    </>
  );
}
