import { dayInWords, momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { groupedCode } from "#app/server/codes/code.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages } from "../pages.ts";
import { inDollars, orderSummary } from "../steps/certificates/products.ts";
import type { Confirmation } from "./confirmation.ts";
import type { ReceiptCode } from "./registered.ts";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");
const confirmationWords = wordsOf("register-my-baby/confirmation");

export function Reference({ number }: { number: string }) {
  const t = confirmationWords(usePage().language);
  return (
    <p className="reference">
      {t("reference")} <b className="reference-number">{number}</b> <span>{t("keep")}</span>
    </p>
  );
}

export function Receipt({ confirmation }: { confirmation: Confirmation }) {
  const { language } = usePage();
  const t = confirmationWords(language);
  const { applicationReferenceNumber, submittedAt } = confirmation;
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt">{t("receipt/title")}</h2>
      <dl className="receipt">
        <Line label={t("receipt/reference")} value={applicationReferenceNumber} />
        <Line label={t("receipt/received")} value={momentInWords(submittedAt, language)} />
        <Line label={t("receipt/fee")} value={t("receipt/free")} />
        <Order {...confirmation} />
      </dl>
      <p className="no-print">{t("receipt/print")}</p>
    </section>
  );
}

function Order({ productCode, quantity, courierDelivery = false, payment }: Confirmation) {
  const { language } = usePage();
  const t = confirmationWords(language);
  const order = orderSummary(productCode, quantity, courierDelivery);
  if (!order) return null;
  const product = certificateWords(language).find(`products/${order.code}`) ?? order.code;
  const state = payment?.isPaid ? "paid" : "unpaid";
  return (
    <>
      <Line
        label={t("receipt/certificate", { quantity: order.quantity, product })}
        value={inDollars(order.line)}
      />
      <Line label={t(`receipt/delivery/${order.delivery}`)} value={inDollars(order.shipping)} />
      <Line label={t("receipt/total")} value={inDollars(order.total)} />
      <Line label={t(`receipt/${state}`)} value={inDollars(payment?.isPaid ? order.total : 0)} />
    </>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

export function OpenAgain({ code, until }: ReceiptCode) {
  const { language, origin } = usePage();
  const to = useAddress();
  const t = confirmationWords(language);
  return (
    <section aria-labelledby="again">
      <h2 id="again">{t("receipt/again/title")}</h2>
      <p>
        {t("receipt/again/body", {
          until: dayInWords(dayInNewZealand(new Date(until)), language),
          address: origin + to(pages.receipt),
        })}
      </p>
      <p className="reference">
        {t("receipt/again/code")} <b className="reference-number">{groupedCode(code)}</b>
      </p>
    </section>
  );
}
