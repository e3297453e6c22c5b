import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { UnavailablePage } from "#app/ui/unavailable-page.tsx";
import { Condolences } from "../loss/condolences.tsx";
import { ConfirmationFrame } from "./frame.tsx";
import { PaymentPage, RetryPage } from "./payment-pages.tsx";
import { OpenAgain, Receipt, Reference } from "./receipt.tsx";
import type { ConfirmationPageProps, ReceiptProps } from "./registered.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";
import { confirmationWords } from "./words.ts";

export function ConfirmationPages(model: ConfirmationPageProps) {
  switch (model.page) {
    case "out-of-reach":
      return <UnavailablePage />;
    case "payment":
      return <PaymentPage {...model} />;
    case "retry":
      return <RetryPage {...model} />;
    case "outstanding":
      return <OutstandingPage {...model} />;
    default:
      return <ConfirmationPage {...model} />;
  }
}

function ConfirmationPage({ page, confirmation, code }: ReceiptProps) {
  const t = confirmationWords(usePage().language);
  const kind = page === "success" ? "paid" : page === "receipt" ? "receipt" : "registered";
  const isStillborn = confirmation.stillBorn && kind !== "receipt";
  const title = kind === "receipt" ? ("receipt/heading" as const) : (`${kind}/title` as const);
  return (
    <ConfirmationFrame title={t(title)} companion={confirmationWords("mi")(title)}>
      {isStillborn && <Condolences says={["support"]} />}
      {isStillborn && <p>{t("stillborn/body")}</p>}
      {kind !== "receipt" && !isStillborn && <p className="lead">{t(`${kind}/lead`)}</p>}
      <Reference number={confirmation.applicationReferenceNumber} />
      {confirmation.confirmationEmailAddress && (
        <p>{t("mail", { address: confirmation.confirmationEmailAddress })}</p>
      )}
      <WhatHappensNext confirmation={confirmation} />
      <Receipt confirmation={confirmation} />
      {code && <OpenAgain {...code} />}
    </ConfirmationFrame>
  );
}

/** The certificate was not paid for, or some call returned 410. */
function OutstandingPage({ confirmation }: Extract<ConfirmationPageProps, { page: "outstanding" }>) {
  const t = confirmationWords(usePage().language);
  return (
    <ConfirmationFrame
      title={t("outstanding/title")}
      companion={confirmationWords("mi")("outstanding/title")}
    >
      <p className="lead">{t("outstanding/lead")}</p>
      {confirmation && <Reference number={confirmation.applicationReferenceNumber} />}
      <p>{t("outstanding/paidAfterAll")}</p>
      <p>
        <Rich text={t("outstanding/order")} />
      </p>
      <p>
        <Rich text={t("outstanding/call")} />
      </p>
    </ConfirmationFrame>
  );
}
