import * as z from "zod";
import { answerTo } from "../answers.ts";
import { type ControlProps, type Field, invalidAttributes, shortLabel } from "../field.ts";

/** A statement that must be agreed to; the question's label is the statement. */
export function declaration(value = "yes"): Field {
  return {
    parts: [""],
    group: true,
    options: [value],
    check: (t) => z.literal(value, { error: t("errors/required") }),
    missing: (t) => t("errors/required"),
    render: ({ name, id, answers, text, describedBy, invalid, autoFocus }: ControlProps) => (
      <div className="option">
        <input
          id={`${id}-1`}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={answerTo(answers, name) === value}
          {...invalidAttributes({ invalid, describedBy })}
          autoFocus={autoFocus}
        />
        <label htmlFor={`${id}-1`}>{shortLabel(text)}</label>
      </div>
    ),
    read: (answers, name, _text, t) =>
      answerTo(answers, name) === value ? t("answers/yes") : t("answers/no"),
  };
}
