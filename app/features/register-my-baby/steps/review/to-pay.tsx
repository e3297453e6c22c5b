import type { Answers } from "#app/forms/answers.ts";
import { readText } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { SectionProps } from "#app/wizard/hooks.ts";
import { inDollars, orderOf } from "../certificates/products.ts";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");
const reviewWords = wordsOf("register-my-baby/steps/review/page");

/** Right above the button: what pressing it will cost. */
export function ToPay({ answers, section }: SectionProps) {
  const { language } = usePage();
  const order = orderOf(answers);
  if (section.name !== "declaration" || !order) return null;
  const t = certificateWords(language);
  const { code, quantity, price, line, delivery, shipping, total } = order;
  const product = t(`products/${code}`);
  return (
    <p className="to-pay">
      {reviewWords(language)("toPay")}: {t("summary/line", { product, quantity, price: inDollars(price) })}{" "}
      {inDollars(line)}; {t(`summary/delivery/${delivery}`)} {inDollars(shipping)}. {t("summary/total")}{" "}
      <b>{inDollars(total)}</b>
    </p>
  );
}

/** Longer names would not fit into a button. */
const longestOnButton = 30;

export function registerWords(answers: Answers, language: Language): string {
  const t = reviewWords(language);
  const order = orderOf(answers);
  if (!order) return t("submit");
  const total = inDollars(order.total);
  const names = ["firstNames", "surname"].map((part) => readText(answers, `child.${part}`));
  const name = names.find((each) => each !== undefined && each !== "-");
  return name && name.length <= longestOnButton
    ? t("submitAndPay", { name, total })
    : t("submitAndPayOnly", { total });
}
