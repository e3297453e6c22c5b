import type { InputHTMLAttributes } from "react";
import * as z from "zod";
import { inDollars } from "#app/nz/money.ts";
import { readDollars, tidyDollars } from "#app/nz/read-dollars.ts";
import { Island } from "#app/ui/island.tsx";
import { type Answers, answerTo, isLonger } from "../answers.ts";
import {
  type ControlProps,
  type Field,
  type FormWords,
  invalidAttributes,
  singleControlAttributes,
} from "../field.ts";
import { withError } from "./with-error.ts";

const frequencies = ["weekly", "fortnightly", "monthly", "annually"] as const;
export type Frequency = (typeof frequencies)[number];

const tenBillion = 10_000_000_000;

export function moneyEvery({ characters }: { characters: number }): Field {
  return {
    parts: [".amount", ".frequency"],
    // The frequency is preselected, so it is no answer by itself.
    decisive: 1,
    group: true,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.object({
        amount: withError(z.string({ error: t("errors/required") }), (amount) =>
          amountError(amount, characters, t),
        ),
        frequency: z.enum(frequencies, { error: t("errors/frequency") }).optional(),
      }),
    render: (props) => <MoneyInputs {...props} />,
    read: (answers, name, _text, t) => {
      const { dollars, frequency } = readMoney(answers, name) ?? {};
      if (dollars === undefined || !frequency) return "";
      return t("money/reading", {
        amount: inDollars(dollars),
        frequency: t(`money/frequencies/${frequency}`),
      });
    },
  };
}

/** Saved with two decimals; a script shows them when the field is left. */
export function dollars({ characters }: { characters: number }): Field {
  return {
    parts: [""],
    group: false,
    missing: (t) => t("errors/required"),
    check: (t) => withError(z.string(), (amount) => amountError(amount, characters, t)),
    normalise: (amount) => (isLonger(amount, characters) ? amount : tidyDollars(amount)),
    render: (props) => (
      <Island name="dollars">
        <Dollars
          id={`${props.id}-1`}
          name={props.name}
          answers={props.answers}
          {...singleControlAttributes(props)}
        />
      </Island>
    ),
    read: (answers, name) => {
      const typed = answerTo(answers, name) ?? "";
      const read = readDollars(typed);
      return read === undefined ? typed : inDollars(read);
    },
  };
}

export function readMoney(
  answers: Answers,
  name: string,
): { dollars: number; frequency: Frequency } | undefined {
  const dollars = readDollars(answerTo(answers, `${name}.amount`) ?? "");
  const said = answerTo(answers, `${name}.frequency`);
  return dollars === undefined
    ? undefined
    : { dollars, frequency: frequencies.find((frequency) => frequency === said) ?? frequencies[0] };
}

function amountError(amount: string, characters: number, t: FormWords): string | undefined {
  if (isLonger(amount, characters)) return t("errors/tooLong", { max: characters });
  const dollars = readDollars(amount);
  if (dollars === undefined) return t("errors/money");
  if (dollars < 0) return t("errors/negative");
  return dollars < tenBillion ? undefined : t("errors/moneyTooLarge");
}

interface DollarsProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  answers: Answers;
}

const Dollars = ({ answers, name, ...attributes }: DollarsProps) => (
  <span className="dollars">
    <span aria-hidden="true">$</span>
    <input
      type="text"
      {...attributes}
      name={name}
      className="width-10"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={answerTo(answers, name)}
    />
  </span>
);

function MoneyInputs({ name, id, answers, t, describedBy, invalid, autoFocus }: ControlProps) {
  return (
    <div className="money">
      <div>
        <label htmlFor={`${id}-1`}>{t("money/amount")}</label>
        <Dollars
          id={`${id}-1`}
          name={`${name}.amount`}
          answers={answers}
          {...invalidAttributes({ invalid, describedBy })}
          autoFocus={autoFocus}
        />
      </div>
      <div>
        <label htmlFor={`${id}-2`}>{t("money/frequency")}</label>
        <select
          id={`${id}-2`}
          name={`${name}.frequency`}
          defaultValue={answerTo(answers, `${name}.frequency`) ?? frequencies[0]}
        >
          {frequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(`money/frequencies/${frequency}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
