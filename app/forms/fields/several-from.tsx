import * as z from "zod";
import { answersTo } from "../answers.ts";
import { type ControlProps, type Field, invalidAttributes, shortLabel } from "../field.ts";
import { inList, labelOf, type SelectOption } from "./select-from.tsx";

/** Several selects share one name. */
export function severalFrom(options: readonly SelectOption[], { count }: { count: number }): Field {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return {
    parts: [""],
    group: true,
    many: true,
    options: [...byValue.keys()],
    missing: (t) => t("errors/required"),
    check: (t) => {
      const one = z.string().refine((value) => byValue.has(value), t("errors/notAnOption"));
      const list = z.array(one).max(count, t("errors/tooManyRows", { max: count }));
      return z.preprocess((given) => (Array.isArray(given) ? given : [given]), list);
    },
    render: (props) => <Selects {...props} options={options} count={count} />,
    read: (answers, name, _text, t) =>
      answersTo(answers, name)
        .map((value) => labelOf(byValue.get(value), t) ?? value)
        .join(", "),
  };
}

function Selects({
  name,
  id,
  answers,
  text,
  t,
  describedBy,
  invalid,
  autoFocus,
  options,
  count,
}: ControlProps & { options: readonly SelectOption[]; count: number }) {
  const given = answersTo(answers, name);
  const list = options.map(inList(t));
  return Array.from({ length: Math.max(count, given.length) }, (_, at) => {
    const controlId = `${id}-${at + 1}`;
    return (
      <div key={controlId} className="several">
        <label htmlFor={controlId}>{`${shortLabel(text)} ${at + 1}`}</label>
        <select
          id={controlId}
          name={name}
          defaultValue={given[at] ?? ""}
          {...invalidAttributes({ invalid, describedBy })}
          autoFocus={autoFocus && at === 0}
        >
          <option value="">{t("words/pleaseChoose")}</option>
          {list}
        </select>
      </div>
    );
  });
}
