import { timeInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages } from "../pages.ts";
import { inDollars, orderSummary } from "../steps/certificates/products.ts";
import { ConfirmationFrame } from "./frame.tsx";
import { OpenAgain, Reference } from "./receipt.tsx";
import type { ConfirmationPageProps, RetryProblem } from "./registered.ts";

const confirmationWords = wordsOf("register-my-baby/confirmation");

type PropsOf<Name extends ConfirmationPageProps["page"]> = Extract<ConfirmationPageProps, { page: Name }>;

export function PaymentPage({ confirmation, url, isRedirecting, isUnpaid, code }: PropsOf<"payment">) {
  const t = confirmationWords(usePage().language);
  const to = useAddress();
  const { applicationReferenceNumber, productCode, quantity, courierDelivery = false } = confirmation;
  const order = orderSummary(productCode, quantity, courierDelivery);
  return (
    <ConfirmationFrame title={t("payment/title")} companion={confirmationWords("mi")("payment/title")}>
      {isUnpaid && (
        <div className="notice" role="alert">
          <p>
            <b>{t("payment/unpaid")}</b>
          </p>
          <p>
            {t("payment/wait")} <a href={`${to(pages.paymentSuccess)}?again=1`}>{t("payment/again")}</a>
          </p>
        </div>
      )}
      <p className="lead">{t("payment/lead")}</p>
      {order && (
        <p>
          <b>{t("payment/total", { total: inDollars(order.total) })}</b>
        </p>
      )}
      {isRedirecting && <p role="status">{t("payment/going")}</p>}
      <p>
        <a className="button" href={url}>
          {t("payment/go")}
        </a>
      </p>
      <Reference number={applicationReferenceNumber} />
      <p>{t("payment/without")}</p>
      <GiveUp words={t("payment/giveUp")} />
      {code && <OpenAgain code={code.code} until={code.until} />}
    </ConfirmationFrame>
  );
}

export function RetryPage({ confirmation, until, problem }: PropsOf<"retry">) {
  const { language } = usePage();
  const t = confirmationWords(language);
  const to = useAddress();
  return (
    <ConfirmationFrame title={t("retry/title")} companion={confirmationWords("mi")("retry/title")}>
      {problem && <Problem {...problem} />}
      <div className="notice">
        <p>
          <b>{t("retry/warning")}</b>
        </p>
        <p>{t("retry/window", { time: timeInWords(until) })}</p>
      </div>
      <p>{t("retry/registered")}</p>
      <form method="post" action={to(pages.paymentRetry)}>
        <FormToken />
        <button className="button" type="submit" name="intent" value="retry">
          {t("retry/again")}
        </button>
      </form>
      <GiveUp words={t("retry/giveUp")} />
      <Reference number={confirmation.applicationReferenceNumber} />
    </ConfirmationFrame>
  );
}

function Problem(problem: RetryProblem) {
  const t = confirmationWords(usePage().language);
  return (
    <p className="notice" role="alert">
      {problem.is === "tooOften"
        ? t("retry/tooOften", { minutes: problem.minutes })
        : t(`retry/${problem.is}`)}
    </p>
  );
}

function GiveUp({ words }: { words: string }) {
  const to = useAddress();
  return (
    <p>
      <a href={to(pages.paymentOutstanding)}>{words}</a>
    </p>
  );
}
