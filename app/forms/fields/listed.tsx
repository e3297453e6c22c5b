import * as z from "zod";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { answerTo } from "../answers.ts";
import type { ControlProps, Field } from "../field.ts";

/** One option of a list that is data, such as a country. */
export interface Listing {
  readonly value: string;
  readonly label: string;
  /** The heading it stands under, together with those of the same group around it. */
  readonly group?: string;
  /** The language of its label where that is not the page's. */
  readonly lang?: Language;
}

/** One of many answers that are data, in a list that opens. */
export function listed(options: readonly Listing[]): Field {
  const byValue = new Map(options.map((option) => [option.value, option]));
  const groups = inGroups(options);
  return {
    parts: [""],
    group: false,
    options: [...byValue.keys()],
    only: (few) => listed(options.filter(({ value }) => few.includes(value))),
    missing: (t) => t("errors/required"),
    check: (t) => z.string().refine((value) => byValue.has(value), t("errors/notAnOption")),
    draw: (props) => <List {...props} groups={groups} />,
    read: (answers, name) => {
      const value = answerTo(answers, name) ?? "";
      return byValue.get(value)?.label ?? value;
    },
  };
}

interface Grouped {
  heading: string | undefined;
  options: Listing[];
}

function inGroups(options: readonly Listing[]): Grouped[] {
  const groups: Grouped[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.heading === option.group) last.options.push(option);
    else groups.push({ heading: option.group, options: [option] });
  }
  return groups;
}

function List({
  name,
  id,
  answers,
  t,
  describedBy,
  invalid,
  autoFocus,
  autoComplete,
  groups,
}: ControlProps & { groups: readonly Grouped[] }) {
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
      {groups.map(({ heading, options }, index) =>
        heading === undefined ? (
          options.map(inList)
        ) : (
          <optgroup key={`${heading}-${index}`} label={heading}>
            {options.map(inList)}
          </optgroup>
        ),
      )}
    </select>
  );
}

const inList = ({ value, label, lang }: Listing) => (
  <option key={value} value={value} lang={lang && htmlLang[lang]}>
    {label}
  </option>
);
