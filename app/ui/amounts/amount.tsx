import { wordsOf } from "#app/i18n/words.ts";
import type { AmountId } from "#workers/amounts/index.ts";
import { safeLink } from "../link.ts";
import { usePage } from "../page-context.tsx";
import { type AmountInForce, ageInWords, unitInWords, valueInWords } from "./in-words.ts";

const amountWords = wordsOf("ui/amounts");

/** Also says if the amount is out of date or not from an official source. */
export function Amount({ id }: { id: AmountId }) {
  const { language, amounts } = usePage();
  const amount = amounts.get(id);
  if (!amount) return amountWords(language)("unknown");
  return (
    <>
      <b>{valueInWords(amount)}</b> {unitInWords(amount, language)} <AmountNote amount={amount} />
    </>
  );
}

/** "Inland Revenue" of "Inland Revenue, Best Start": the table has the whole title. */
const publisherIn = (title: string): string => title.split(/[,;(]/)[0]?.trim() || title;

export function AmountNote({ amount }: { amount: AmountInForce }) {
  const { language } = usePage();
  const t = amountWords(language);
  const { source, confidence } = amount;
  return (
    <small className={amount.isOutOfDate ? "amount-note out-of-date" : "amount-note"}>
      ({ageInWords(amount, language)}
      {confidence === "secondary" && `; ${t("secondary")}`};{" "}
      <a href={safeLink(source.address)} lang="en-NZ">
        {publisherIn(source.title)}
      </a>
      )
    </small>
  );
}
