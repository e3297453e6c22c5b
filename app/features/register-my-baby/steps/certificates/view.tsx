import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { SectionProps } from "#app/wizard/hooks.ts";
import { isCertificateMissing } from "./checks.ts";
import { OrderSummary } from "./order.tsx";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");

export function BelowSection({ answers, section }: SectionProps) {
  if (section.name === "certificate") return <OrderSummary answers={answers} />;
  return section.name === "certificate-order" && isCertificateMissing(answers) ? <IrdAddressButton /> : null;
}

/** Nothing typed is lost on the way to that question. */
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
