import * as z from "zod";
import { type Answers, answerTo, isLonger } from "../answers.ts";
import { type ControlProps, type Field, faultMarks } from "../field.ts";

const known = ["street", "suburb", "town"] as const;
type AddressPart = (typeof known)[number];

interface AddressOptions {
  /** What each part adds to the question's name, in the specification's words. */
  names: Readonly<Record<AddressPart, string>>;
  /** The most characters of each part. */
  max: Readonly<Record<AddressPart, number>>;
}

const tokens: Record<AddressPart, string> = {
  street: "street-address",
  suburb: "address-level3",
  town: "address-level2",
};

/** A postal address in three lines: street, suburb, and town or city with its postcode. */
export function postalAddress({ names, max }: AddressOptions): Field {
  return {
    parts: known.map((part) => `.${names[part]}`),
    group: true,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.object(
        Object.fromEntries(
          known.map((part) => {
            const tooLong = t("errors/tooLong", { max: max[part] });
            return [
              names[part],
              z
                .string({ error: t("errors/required") })
                .refine((value) => !isLonger(value, max[part]), tooLong),
            ];
          }),
        ),
      ),
    draw: (props) => <AddressInputs {...props} names={names} />,
    read: (answers, name) => lines(answers, name).filter(Boolean).join(", "),
  };

  function lines(answers: Answers, name: string): (string | undefined)[] {
    return known.map((part) => answerTo(answers, `${name}.${names[part]}`));
  }
}

function AddressInputs({
  name,
  id,
  answers,
  t,
  describedBy,
  invalid,
  autoFocus,
  names,
}: ControlProps & Pick<AddressOptions, "names">) {
  return (
    <div className="address">
      {known.map((part, index) => (
        <div key={part}>
          <label htmlFor={`${id}-${index + 1}`}>{t(`address/${part}`)}</label>
          <input
            id={`${id}-${index + 1}`}
            type="text"
            name={`${name}.${names[part]}`}
            autoComplete={tokens[part]}
            defaultValue={answerTo(answers, `${name}.${names[part]}`)}
            {...faultMarks({ invalid, describedBy })}
            autoFocus={autoFocus && index === 0}
          />
        </div>
      ))}
    </div>
  );
}
