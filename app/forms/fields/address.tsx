import * as z from "zod";
import { placeCase } from "#app/nz/letter-case.ts";
import { normalisePlace } from "#app/nz/name.ts";
import { Island } from "#app/ui/island.tsx";
import { type Answers, answerTo, isLonger } from "../answers.ts";
import type { ControlProps, Field, FormWords } from "../field.ts";
import { AddressLine, type AddressPart, addressParts } from "./address-line.tsx";
import { AddressSuggestions } from "./address-suggestions.tsx";
import { type Letters, lettersError } from "./letters.ts";
import { lineError } from "./line.tsx";
import { withError } from "./with-error.ts";

interface AddressOptions {
  names: Readonly<Record<AddressPart, string>>;
  max: Readonly<Record<AddressPart, number>>;
  optional?: readonly AddressPart[];
  /** Turns suggestions on, cut to so many characters. */
  suggest?: Readonly<Record<AddressPart, number>>;
  letters?: Letters;
  /** Says line by line what is missing. */
  namesMissing?: boolean;
}

export function postalAddress(options: AddressOptions): Field {
  const { names, max, optional = [], letters = "registry", namesMissing = false } = options;
  return {
    parts: addressParts.map((part) => `.${names[part]}`),
    group: true,
    showsErrorsAtParts: true,
    partLabel: (name, t) =>
      t(`address/${addressParts.find((part) => `.${names[part]}` === name) ?? "street"}`),
    missing: (t) => t(namesMissing ? "address/missing/all" : "errors/required"),
    check: (t) =>
      z.object(
        Object.fromEntries(
          addressParts.map((part) => {
            const missing = t(namesMissing ? `address/missing/${part}` : "errors/required");
            const check = lineOf(part, { max: max[part], letters, missing }, t);
            return [names[part], optional.includes(part) ? check.optional() : check];
          }),
        ),
      ),
    normalise: normalisePlace,
    properCase: placeCase,
    render: (props) => <AddressInputs {...props} {...options} />,
    read: (answers, name) => lines(answers, name).filter(Boolean).join(", "),
  };

  function lines(answers: Answers, name: string): (string | undefined)[] {
    return addressParts.map((part) => answerTo(answers, `${name}.${names[part]}`));
  }
}

interface LineRules {
  max: number;
  letters: Letters;
  missing: string;
}

const lineOf = (part: AddressPart, { max, letters, missing }: LineRules, t: FormWords) =>
  withError(z.string({ error: missing }), (line) =>
    lineError(
      line,
      max,
      t,
      (answer) =>
        lettersError(letters, "place", answer, t) ??
        (part === "town" ? postcodeError(answer, max, t) : undefined),
    ),
  );

/** The town may be right even if the postcode is not. */
function postcodeError(line: string, max: number, t: FormWords): string | undefined {
  const town = line.replace(/ \d{4}$/, "").trimEnd();
  return isLonger(line, max) && !isLonger(town, max) ? t("errors/postcodeTooLong", { max, town }) : undefined;
}

function AddressInputs({ names, max, optional = [], suggest, ...control }: ControlProps & AddressOptions) {
  const inputs = addressParts.map((part, index) => (
    <AddressLine
      key={part}
      part={part}
      name={names[part]}
      number={index + 1}
      isOptional={optional.includes(part)}
      control={control}
    />
  ));
  if (!suggest) return <div className="address">{inputs}</div>;
  const cut = addressParts.map((part) => Math.min(suggest[part], max[part]));
  return (
    <Island name="address">
      <AddressSuggestions cut={cut}>{inputs}</AddressSuggestions>
    </Island>
  );
}
