import type { ReactNode } from "react";
import { answerTo } from "../answers.ts";
import type { ControlProps } from "../field.ts";

/** A list that opens; nothing is chosen in it to begin with. @param props.children its options */
export function SelectControl({
  name,
  id,
  answers,
  t,
  describedBy,
  invalid,
  autoFocus,
  autoComplete,
  children,
}: ControlProps & { children: ReactNode }) {
  return (
    <select
      id={`${id}-1`}
      name={name}
      defaultValue={answerTo(answers, name) ?? ""}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
    >
      <option value="">{t("words/pleaseChoose")}</option>
      {children}
    </select>
  );
}
