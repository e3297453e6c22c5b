import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { Confirmation } from "./confirmation.ts";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");
const confirmationWords = wordsOf("register-my-baby/confirmation");

export function WhatHappensNext({ confirmation }: { confirmation: Confirmation }) {
  const { language } = usePage();
  const t = confirmationWords(language);
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t("next/title")}</h2>
      <ul>
        <li>
          <Rich text={t(confirmation.isUnreachable ? "next/registrarCannotCall" : "next/registrar")} />
        </li>
        <li>
          <CertificateSentence {...confirmation} />
        </li>
        {confirmation.irdNumber && (
          <li>{t(confirmation.irdByEmail ? "next/irdByEmail" : "next/irdNumber")}</li>
        )}
        {!confirmation.stillBorn && (
          <li>
            <Rich text={t(`next/bestStart/${bestStartKey(confirmation)}`)} />
          </li>
        )}
        <TaxAccountItem {...confirmation} />
        {confirmation.agencyTold && <li>{t("next/agency")}</li>}
      </ul>
    </section>
  );
}

function CertificateSentence({ productCode, quantity, courierDelivery, payment }: Confirmation) {
  const { language } = usePage();
  const t = confirmationWords(language);
  const product = certificateWords(language).find(`products/${productCode}`);
  if (!product || !quantity) return <Rich text={t("next/noCertificate")} />;
  const order = t("receipt/certificate", { quantity, product });
  if (!payment?.isPaid) return t("next/certificateUnpaid", { order });
  return t(courierDelivery ? "next/certificateByCourier" : "next/certificate", { order });
}

function bestStartKey({ bestStart, isOtherCaregiver, myIR }: Confirmation) {
  if (bestStart === "Y") return myIR.status === "msd-client" ? "agencyClient" : "Y";
  if (bestStart === "N") return "N";
  if (isOtherCaregiver) return "other";
  return myIR.status === "unknown" ? "unknown" : "I";
}

/** The Best Start text already covers some statuses. */
function TaxAccountItem({ myIR, stillBorn }: Confirmation) {
  const { language } = usePage();
  const sentence = confirmationWords(language).find(`next/myIR/${myIR.status}`, {
    username: myIR.username ?? "",
  });
  if (!sentence || stillBorn) return null;
  return (
    <li>
      <Rich text={sentence} />
    </li>
  );
}
