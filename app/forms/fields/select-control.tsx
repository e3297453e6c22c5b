import type { ReactNode } from "react";
import { answerTo } from "../answers.ts";
import { type ControlProps, singleControlAttributes } from "../field.ts";

export function SelectControl({ children, ...control }: ControlProps & { children: ReactNode }) {
  const { name, id, answers, t } = control;
  return (
    <select
      id={`${id}-1`}
      name={name}
      defaultValue={answerTo(answers, name) ?? ""}
      {...singleControlAttributes(control)}
    >
      <option value="">{t("words/pleaseChoose")}</option>
      {children}
    </select>
  );
}
