import * as z from "zod";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { answerTo } from "../answers.ts";
import type { Field, FormWords } from "../field.ts";
import { SelectControl } from "./select-control.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The label on Māori pages, where it is another. */
  readonly labelMi?: string;
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
    render: (props) => <SelectControl {...props}>{options.map(inList(props.t))}</SelectControl>,
    read: (answers, name, _text, t) => {
      const value = answerTo(answers, name) ?? "";
      return labelOf(byValue.get(value), t) ?? value;
    },
  };
}

export function labelOf(option: SelectOption | undefined, { language }: FormWords): string | undefined {
  return (language === "mi" ? option?.labelMi : undefined) ?? option?.label;
}

export const inList = (t: FormWords) => (option: SelectOption) => (
  <option key={option.value} value={option.value} lang={option.lang && htmlLang[option.lang]}>
    {labelOf(option, t)}
  </option>
);
