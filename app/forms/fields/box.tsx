import * as z from "zod";
import { Rich } from "#app/ui/rich.tsx";
import { answerTo } from "../answers.ts";
import type { Field } from "../field.ts";

/** One box that may be ticked; the question's label stands beside it. It is left out of the answers while it is not ticked. */
export function box(value = "yes"): Field {
  return {
    parts: [""],
    group: false,
    isLabelled: true,
    isOptional: true,
    options: [value],
    missing: (t) => t("errors/required"),
    check: (t) => z.literal(value, { error: t("errors/notAnOption") }),
    render: ({ name, id, answers, text, describedBy, invalid, autoFocus }) => (
      <div className="option">
        <input
          id={`${id}-1`}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={answerTo(answers, name) === value}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          autoFocus={autoFocus}
        />
        <label htmlFor={`${id}-1`}>
          <Rich text={text.label} />
        </label>
      </div>
    ),
    read: (answers, name, _text, t) =>
      answerTo(answers, name) === value ? t("answers/yes") : t("answers/no"),
  };
}
