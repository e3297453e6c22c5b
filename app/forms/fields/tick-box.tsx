import type { ReactNode } from "react";
import { answerTo } from "../answers.ts";
import type { ControlProps, Field } from "../field.ts";

type TickBoxProps = Pick<
  ControlProps,
  "name" | "id" | "answers" | "describedBy" | "invalid" | "autoFocus"
> & {
  value: string;
  label: ReactNode;
};

export const TickBox = ({
  name,
  id,
  answers,
  describedBy,
  invalid,
  autoFocus,
  value,
  label,
}: TickBoxProps) => (
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
    <label htmlFor={`${id}-1`}>{label}</label>
  </div>
);

export const readTick =
  (value: string): Field["read"] =>
  (answers, name, _text, t) =>
    answerTo(answers, name) === value ? t("answers/yes") : t("answers/no");
