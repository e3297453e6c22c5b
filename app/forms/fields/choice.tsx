import * as z from "zod";
import { plain, Rich } from "#app/ui/rich.tsx";
import { answersTo } from "../answers.ts";
import {
  type ControlProps,
  type Field,
  type FormWords,
  invalidAttributes,
  type QuestionText,
} from "../field.ts";
import { SelectControl } from "./select-control.tsx";

/** Characters of an option beside another on a phone: longer words would be broken there. */
const longestInRow = 20;

type Look = "radio" | "checkbox" | "select";

export const choice = (options: readonly string[]): Field => oneOf(options, "radio");

export const select = (options: readonly string[]): Field => oneOf(options, "select");

export const yesNo = (yes = "yes", no = "no"): Field => oneOf([yes, no], "radio");

export const yesNoUnknown = (yes = "yes", no = "no"): Field => oneOf([yes, no, "unknown"], "radio");

export function choices(options: readonly string[]): Field {
  return {
    ...oneOf(options, "checkbox"),
    many: true,
    only: choices,
    check: (t) => {
      const one = z.enum(options, { error: t("errors/notAnOption") });
      return z.preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(one));
    },
  };
}

function oneOf(options: readonly string[], look: Look): Field {
  return {
    parts: [""],
    group: look !== "select",
    options,
    only: (few) => oneOf(few, look),
    check: (t) => z.enum(options, { error: t("errors/notAnOption") }),
    missing: (t) => t("errors/required"),
    render: (props) =>
      look === "select" ? (
        <Select {...props} options={options} />
      ) : (
        <Options {...props} options={options} look={look} />
      ),
    read: (answers, name, text, t) =>
      answersTo(answers, name)
        .map((value) => plain(optionLabel(value, options, text, t)))
        .join(", "),
  };
}

function Select({ options, ...props }: ControlProps & { options: readonly string[] }) {
  const { text, t } = props;
  return (
    <SelectControl {...props}>
      {options.map((value) => (
        <option key={value} value={value}>
          {plain(optionLabel(value, options, text, t))}
        </option>
      ))}
    </SelectControl>
  );
}

function Options({
  name,
  id,
  answers,
  text,
  t,
  describedBy,
  invalid,
  autoFocus,
  options,
  look,
}: ControlProps & { options: readonly string[]; look: Exclude<Look, "select"> }) {
  const given = answersTo(answers, name);
  const isShort =
    options.length === 2 &&
    look === "radio" &&
    !text.optionHints &&
    options.every((value) => plain(optionLabel(value, options, text, t)).length <= longestInRow);
  return (
    <div className={isShort ? "options options-row" : "options"}>
      {options.map((value, index) => (
        <div className="option" key={value}>
          <input
            id={`${id}-${index + 1}`}
            type={look}
            name={name}
            value={value}
            defaultChecked={given.includes(value)}
            {...invalidAttributes({ invalid, describedBy })}
            autoFocus={autoFocus && index === 0}
          />
          <label htmlFor={`${id}-${index + 1}`}>
            <Rich text={optionLabel(value, options, text, t)} />
            <OptionHint text={text.optionHints?.[value]} />
          </label>
        </div>
      ))}
    </div>
  );
}

/** Inside the label, so that it can be clicked and is read out with it. */
const OptionHint = ({ text }: { text: string | undefined }) =>
  text ? (
    <span className="option-hint">
      <Rich text={text} />
    </span>
  ) : null;

function optionLabel(value: string, options: readonly string[], text: QuestionText, t: FormWords): string {
  if (!options.includes(value)) return value;
  const own = text.options?.[value];
  if (own) return own;
  if (value === "unknown") return t("answers/unknown");
  if (options.length > 3) return value;
  return options.indexOf(value) === 0 ? t("answers/yes") : t("answers/no");
}
