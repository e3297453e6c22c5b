import * as z from "zod";
import { readDollars } from "#app/nz/money.ts";
import { type Answers, answerTo, isLonger } from "../answers.ts";
import { type ControlProps, type Field, type FormWords, invalidAttributes } from "../field.ts";
import { withError } from "./with-error.ts";

/** The first is the default. */
export const frequencies = ["weekly", "fortnightly", "monthly", "annually"] as const;
export type Frequency = (typeof frequencies)[number];

const tenBillion = 10_000_000_000;

/** @param options.characters limit of the amount */
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
      const amount = dollars.toLocaleString("en-NZ", {
        style: "currency",
        currency: "NZD",
        minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
      });
      return t("money/reading", { amount, frequency: t(`money/frequencies/${frequency}`) });
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

function MoneyInputs({ name, id, answers, t, describedBy, invalid, autoFocus }: ControlProps) {
  return (
    <div className="money">
      <div>
        <label htmlFor={`${id}-1`}>{t("money/amount")}</label>
        <span className="dollars">
          <span aria-hidden="true">$</span>
          <input
            id={`${id}-1`}
            type="text"
            name={`${name}.amount`}
            className="width-10"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={answerTo(answers, `${name}.amount`)}
            {...invalidAttributes({ invalid, describedBy })}
            autoFocus={autoFocus}
          />
        </span>
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
