import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { certificateProducts, certificateQuantities, deliveries, inDollars, orderOf } from "./products.ts";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");

/** With `:has()`, style rules (`orderSheet`) update the total at once; elsewhere a button works it out again. */
export function OrderSummary({ answers }: { answers: Answers }) {
  const t = certificateWords(usePage().language);
  return (
    <section className="order" id="summary" aria-labelledby="summary-t">
      <h3 id="summary-t">{t("summary/title")}</h3>
      <LiveOrder />
      <SentOrder answers={answers} />
      <button className="button-quiet order-work-out" type="submit" name="intent" value="work-out-total">
        {t("summary/workOut")}
      </button>
      <p className="order-unknown">{t("summary/unknown")}</p>
      <p>{t("summary/payment")}</p>
    </section>
  );
}

function SentOrder({ answers }: { answers: Answers }) {
  const t = certificateWords(usePage().language);
  const order = orderOf(answers);
  if (!order) return null;
  const { code, quantity, price, line, delivery, shipping, total } = order;
  const product = t(`products/${code}`);
  return (
    <dl className="order-sent">
      <dt>{t("summary/line", { product, quantity, price: inDollars(price) })}</dt>
      <dd>{inDollars(line)}</dd>
      <dt>{t(`summary/delivery/${delivery}`)}</dt>
      <dd>{inDollars(shipping)}</dd>
      <dt>{t("summary/total")}</dt>
      <dd>{inDollars(total)}</dd>
    </dl>
  );
}

/** Holds every possible line; style rules hide those that do not apply and write the amounts. */
function LiveOrder() {
  const t = certificateWords(usePage().language);
  return (
    <dl className="order-live">
      {certificateProducts.map(({ code }) => (
        <dt key={code} className={`order-${code}`}>
          {t(`products/${code}`)} × <span className="order-quantity" />
        </dt>
      ))}
      <dd className="order-line" />
      <dt className="order-standard">{t("summary/delivery/standard")}</dt>
      <dt className="order-courier">{t("summary/delivery/courier")}</dt>
      <dd className="order-shipping" />
      <dt>{t("summary/total")}</dt>
      <dd className="order-total" />
    </dl>
  );
}

const chosen = (name: string, value: string) =>
  `form:has([name="certificateOrder.${name}"][value="${value}"]:checked,[name="certificateOrder.${name}"] [value="${value}"]:checked)`;
const isKnown =
  'form:has([name="certificateOrder.productCode"]:checked):has([name="certificateOrder.quantity"] :checked:not([value=""]))';
const amount = (what: string, sum: string) =>
  `.order-${what}::before{counter-reset:a calc(${sum});content:"$" counter(a) ".00"}`;

/** Integers only: prices are whole dollars. */
export const orderSheet = `@supports selector(:has(*)){${[
  ".order .order-sent,.order-work-out,.order-live dt[class]{display:none}",
  `${isKnown} .order .order-live{display:grid}`,
  `${isKnown} .order-unknown{display:none}`,
  ...certificateProducts.map(
    ({ code, price }) =>
      `${chosen("productCode", code)}{--price:${price}}${chosen("productCode", code)} .order-${code}{display:block}`,
  ),
  ...certificateQuantities.map((quantity) => `${chosen("quantity", quantity)}{--quantity:${quantity}}`),
  ...Object.entries(deliveries).map(
    ([name, dollars]) =>
      `${chosen("courierDelivery", name)}{--shipping:${dollars}}${chosen("courierDelivery", name)} .order-${name}{display:block}`,
  ),
  ".order-quantity::before{counter-reset:a var(--quantity);content:counter(a)}",
  amount("line", "var(--price)*var(--quantity)"),
  amount("shipping", "var(--shipping)"),
  amount("total", "var(--price)*var(--quantity) + var(--shipping)"),
].join("")}}`;
