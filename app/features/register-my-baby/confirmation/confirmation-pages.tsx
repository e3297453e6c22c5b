import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { UnavailablePage } from "#app/ui/unavailable-page.tsx";
import { AnotherForm, leadOf, NextChild, Others } from "../born-together/next-child.tsx";
import type { BornTogether } from "../born-together/next-registration.ts";
import { Condolences } from "../loss/condolences.tsx";
import { pages } from "../pages.ts";
import { ConfirmationFrame } from "./frame.tsx";
import { PaymentPage, RetryPage } from "./payment-pages.tsx";
import { OpenAgain, Receipt, Reference } from "./receipt.tsx";
import type { ConfirmationPageProps, ReceiptProps } from "./registered.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

const bornTogetherWords = wordsOf("register-my-baby/born-together");
const confirmationWords = wordsOf("register-my-baby/confirmation");

type PropsOf<Name extends ConfirmationPageProps["page"]> = Extract<ConfirmationPageProps, { page: Name }>;

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
    case "another-form":
      return <AnotherFormPage {...model} />;
    case "not-registered":
      return <NotRegisteredPage {...model} />;
    default:
      return <ConfirmationPage {...model} />;
  }
}

function ConfirmationPage({ page, confirmation, code, together }: ReceiptProps) {
  const { language } = usePage();
  const t = confirmationWords(language);
  const to = useAddress();
  const kind = page === "success" ? "paid" : page === "receipt" ? "receipt" : "registered";
  const isStillborn = confirmation.stillBorn && kind !== "receipt";
  const hasLoss = confirmation.stillBorn || hasLostAnother(together);
  const title = kind === "receipt" ? ("receipt/heading" as const) : (`${kind}/title` as const);
  return (
    <ConfirmationFrame
      title={t(title)}
      companion={confirmationWords("mi")(title)}
      isGlad={!hasLoss && kind !== "receipt"}
    >
      {(isStillborn || hasLostAnother(together)) && <Condolences says={["support"]} />}
      {isStillborn && <p>{t("stillborn/body")}</p>}
      <Lead kind={kind} isStillborn={isStillborn} together={together} />
      <Reference number={confirmation.applicationReferenceNumber} />
      {confirmation.hasLaterChanges && <p className="notice">{t("laterChanges")}</p>}
      {confirmation.confirmationEmailAddress && (
        <p>{t("mail", { address: confirmation.confirmationEmailAddress })}</p>
      )}
      <NextChild {...together} hasCode={code !== undefined} />
      <WhatHappensNext confirmation={confirmation} />
      <p className="no-print">
        <a className="button-quiet" href={to(pages.status)}>
          {t("status")}
        </a>
      </p>
      <Receipt confirmation={confirmation} />
      <Others {...together} />
      {code && <OpenAgain {...code} />}
    </ConfirmationFrame>
  );
}

interface LeadProps {
  kind: "registered" | "paid" | "receipt";
  isStillborn: boolean;
  together: BornTogether;
}

/** "Nothing more to do" is only said once every child of the birth is registered. */
function Lead({ kind, isStillborn, together }: LeadProps) {
  const { language } = usePage();
  const more = leadOf(together, language);
  if (more) return <p className="lead">{more}</p>;
  if (kind === "receipt" || isStillborn) return null;
  return <p className="lead">{confirmationWords(language)(`${kind}/lead`)}</p>;
}

const hasLostAnother = ({ others }: BornTogether): boolean => others.some(({ stillBorn }) => stillBorn);

function AnotherFormPage(props: Extract<ConfirmationPageProps, { page: "another-form" }>) {
  const title = "another/title" as const;
  return (
    <ConfirmationFrame
      title={bornTogetherWords(usePage().language)(title)}
      companion={bornTogetherWords("mi")(title)}
    >
      <AnotherForm {...props} />
    </ConfirmationFrame>
  );
}

function OutstandingPage({
  confirmation,
  state,
  mayAskAgain,
  together,
  hasOpenForm,
}: PropsOf<"outstanding">) {
  const { language } = usePage();
  const t = confirmationWords(language);
  const more = leadOf(together, language);
  const isOver = state === "unpaid" && !more && !hasOpenForm;
  const to = useAddress();
  const title = state === "unknown" ? "outstanding/unknown/title" : "outstanding/title";
  return (
    <ConfirmationFrame title={t(title)} companion={confirmationWords("mi")(title)}>
      <p className="lead">{t(leads[state])}</p>
      <Reference number={confirmation.applicationReferenceNumber} />
      {hasOpenForm && (
        <div className="notice">
          <p>{t("openForm")}</p>
          <p>
            <a href={to(pages.review)}>{t("toReview")}</a>
          </p>
        </div>
      )}
      {more && <p>{more}</p>}
      {isOver && <p>{t("outstanding/over")}</p>}
      <NextChild {...together} hasCode={false} />
      {state === "unpaid" && <p>{t("outstanding/paidAfterAll")}</p>}
      {mayAskAgain && (
        <p>
          <a className="button" href={`${to(pages.paymentSuccess)}?again=1`}>
            {t("outstanding/unknown/again")}
          </a>
        </p>
      )}
      {state !== "unknown" && (
        <p>
          <Rich text={t("outstanding/order")} />
        </p>
      )}
      <p>
        <Rich text={t("outstanding/call")} />
      </p>
    </ConfirmationFrame>
  );
}

const leads = {
  unpaid: "outstanding/lead",
  unknown: "outstanding/unknown/lead",
  "no-page": "outstanding/noPage",
} as const;

function NotRegisteredPage({ isUncertain }: PropsOf<"not-registered">) {
  const t = confirmationWords(usePage().language);
  const to = useAddress();
  const state = isUncertain ? "uncertain" : "notRegistered";
  return (
    <ConfirmationFrame title={t(`${state}/title`)} companion={confirmationWords("mi")(`${state}/title`)}>
      <p className="lead">{t(`${state}/lead`)}</p>
      <p>{t(`${state}/next`)}</p>
      <p>
        <a className="button" href={to(pages.review)}>
          {t("toReview")}
        </a>
      </p>
      <p>
        <Rich text={t("outstanding/call")} />
      </p>
    </ConfirmationFrame>
  );
}
