import * as z from "zod";
import { readDollars } from "#app/nz/money.ts";
import { type Answers, answerTo, isLonger } from "../answers.ts";
import { type ControlProps, type Field, type FormWords, invalidAttributes } from "../field.ts";

/** How often an amount comes; the first is taken when nothing was chosen. */
export const frequencies = ["weekly", "fortnightly", "monthly", "annually"] as const;
export type Frequency = (typeof frequencies)[number];

const tenBillion = 10_000_000_000;

/**
 * An amount of money and how often it comes.
 * @param options.characters the most characters the amount may have
 */
export function moneyEvery({ characters }: { characters: number }): Field {
  return {
    parts: [".amount", ".frequency"],
    // The frequency has a value from the start, so only the amount tells whether there is an answer.
    decisive: 1,
    group: true,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.object({
        amount: z.string({ error: t("errors/required") }).check((context) => {
          const message = amountError(context.value, characters, t);
          if (message) context.issues.push({ code: "custom", message, input: context.value });
        }),
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

/** The amount in dollars and its frequency, or nothing when no good amount was given. */
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
