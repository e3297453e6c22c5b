import * as z from "zod";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { answerTo } from "../answers.ts";
import type { Field } from "../field.ts";
import { SelectControl } from "./select-control.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Set if the label is in another language than the page. */
  readonly lang?: Language;
}

export function selectFrom(options: readonly SelectOption[]): Field {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return {
    parts: [""],
    group: false,
    options: [...byValue.keys()],
    only: (few) => selectFrom(options.filter(({ value }) => few.includes(value))),
    missing: (t) => t("errors/required"),
    check: (t) => z.string().refine((value) => byValue.has(value), t("errors/notAnOption")),
    render: (props) => <SelectControl {...props}>{options.map(inList)}</SelectControl>,
    read: (answers, name) => {
      const value = answerTo(answers, name) ?? "";
      return byValue.get(value)?.label ?? value;
    },
  };
}

export const inList = ({ value, label, lang }: SelectOption) => (
  <option key={value} value={value} lang={lang && htmlLang[lang]}>
    {label}
  </option>
);
