import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { StepHooks } from "#app/wizard/hooks.ts";
import styles from "../../../../../.build/styles.json";
import { isCertificateMissing } from "./checks.ts";
import { OrderSummary, orderSheet } from "./order.tsx";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");

export const certificatesHooks: StepHooks = {
  sheets: [styles.certificates, orderSheet],
  actions: {
    "work-out-total": async ({ derived }) => ({ derived, focus: "certificateOrder.courierDelivery" }),
  },
  BelowSection: ({ answers, section }) => {
    if (section.name === "certificate") return <OrderSummary answers={answers} />;
    return section.name === "certificate-order" && isCertificateMissing(answers) ? (
      <IrdAddressButton />
    ) : null;
  },
};

/** Leads to the question where the IRD number can be sent elsewhere; nothing typed is lost. */
function IrdAddressButton() {
  const t = certificateWords(usePage().language);
  return (
    <p>
      <button
        className="button-quiet"
        type="submit"
        name="intent"
        value="go:other-services:ird.deliveryAddress"
      >
        {t("changeIrdAddress")}
      </button>
    </p>
  );
}
