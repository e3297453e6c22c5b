import { FormPage } from "#app/forms/view/form-page.tsx";
import { dayInWords, momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { CodeBox, CodePicture, CodeText, useCodeAddress } from "#app/wizard/codes/shown-code.tsx";
import styles from "../../../../../.build/styles.json";
import type { CountedDay } from "../../application/notice.ts";
import { LapseDay } from "../lapse-day.tsx";
import { pages } from "../pages.ts";
import { addressTexts, askForAddress } from "./address-question.ts";
import type { SubmittedPageProps } from "./open-submitted.ts";
import type { ServiceState } from "./service-states.ts";

const applicationWords = wordsOf("childcare/parent");
const supervisorsWords = wordsOf("childcare/parent/supervisors");

export function SubmittedPage(props: SubmittedPageProps) {
  const { view } = props;
  if (view?.is === "code") return <CodePage service={view.service} />;
  if (view?.is === "address") return <AddressPage {...props} service={view.service} />;
  return <StatesPage {...props} />;
}

function StatesPage({ state, services, counted, number, notice, wait }: SubmittedPageProps) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  const status = state.status ?? "PENDING_REVIEW";
  const isPending = status === "PENDING_REVIEW";
  const title = isPending ? t("title") : (t.find(`titleOf/${status}`) ?? t("title"));
  const waiting = services.filter(({ is }) => is === "waiting");
  return (
    <ProsePage
      title={[isPending ? t("short") : title, applicationWords(language)("service")]}
      heading={title}
      companion={isPending ? t("titleMi") : undefined}
    >
      <Notice notice={notice} wait={wait} />
      <Lead waiting={waiting} isReady={status === "APPROVED"} />
      {counted && <Counted {...counted} number={number} />}
      <h2>{t("services")}</h2>
      {services.map((service) => (
        <OneService key={service.asked.service.provider_identifier} {...service} />
      ))}
      {waiting.length > 0 && <p>{t("reminder")}</p>}
      <LapseDay draft={state.draft} />
      {(isPending || status === "APPROVED") && <TakeBack status={status} />}
      <p>
        <a className="button-quiet" href={to(pages.review)}>
          {t("toReview")}
        </a>
      </p>
    </ProsePage>
  );
}

function Lead({ waiting, isReady }: { waiting: readonly ServiceState[]; isReady: boolean }) {
  const t = supervisorsWords(usePage().language);
  const to = useAddress();
  return (
    <>
      {waiting.length > 0 && (
        <>
          <p className="lead" role="status">
            {t("lead", { names: namesOf(waiting) })} {t("mail")}
          </p>
          <p>{t("notYet")}</p>
        </>
      )}
      {isReady && (
        <>
          <p className="lead">{t("ready")}</p>
          <p>
            <a className="button" href={to(pages.uploads)}>
              {t("toUploads")}
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** From which day the agency pays, and until when the rest must have come. */
function Counted({ day, until, isNoted, number }: CountedDay & Pick<SubmittedPageProps, "number">) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  return (
    <div className="notice">
      <p>
        <b>{t(isNoted ? "counted/noted" : "counted/notYet", { day: dayInWords(day, language) })}</b>
      </p>
      <p>{t(isNoted ? "counted/until" : "counted/ring", { until: dayInWords(until, language) })}</p>
      {number && (
        <p>
          {t("counted/number")} <b translate="no">{number}</b>
        </p>
      )}
    </div>
  );
}

const namesOf = (services: readonly ServiceState[]): string =>
  services.map(({ asked }) => asked.service.provider_name).join(", ");

function Notice({ notice, wait }: Pick<SubmittedPageProps, "notice" | "wait">) {
  const t = supervisorsWords(usePage().language);
  if (wait !== undefined) return <NoticeText role="alert">{t("tooOften", { minutes: wait })}</NoticeText>;
  if (!notice) return null;
  return notice === "sent-again" || notice === "corrected" ? (
    <NoticeText role="status">{t(`done/${notice}`)}</NoticeText>
  ) : (
    <NoticeText role="alert">{t(notice)}</NoticeText>
  );
}

function OneService({ asked, is, reason, section, link }: ServiceState) {
  const { language, formToken } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  const { provider_identifier: identifier, provider_name, provider_email: address } = asked.service;
  const moment = is === "waiting" ? (section?.mail_sent_at ?? section?.sent_at) : section?.answered_at;
  const mail = is === "waiting" ? section?.mail_state : undefined;
  const state = mail === "waiting" || mail === "set-aside" ? (`mail-${mail}` as const) : is;
  const time = moment ? momentInWords(moment, language) : "";
  return (
    <section aria-labelledby={`service-${identifier}`}>
      <h3 id={`service-${identifier}`} translate="no">
        {provider_name}
      </h3>
      <p>{t(`state/${state}`, { address, time })}</p>
      {is === "refused" && reason && <p>{t(`reason/${reason}`)}</p>}
      {is === "approved" && <p>{t("stillCounts")}</p>}
      {is === "waiting" && link && (
        <form method="post" action={to(pages.submitted)}>
          <input type="hidden" name="_csrf" value={formToken} />
          <p>
            <button className="button-quiet" type="submit" name="intent" value={`send-again:${identifier}`}>
              {t("again")} <span className="visually-hidden">({provider_name})</span>
            </button>
          </p>
          <p>
            <a className="button-quiet" href={`${to(pages.submitted)}?address=${identifier}`}>
              {t("correct")} <span className="visually-hidden">({provider_name})</span>
            </a>
          </p>
          <p>
            <a className="button-quiet" href={`${to(pages.submitted)}?code=${identifier}`}>
              {t("show")} <span className="visually-hidden">({provider_name})</span>
            </a>
          </p>
        </form>
      )}
    </section>
  );
}

function TakeBack({ status }: { status: "PENDING_REVIEW" | "APPROVED" }) {
  const { language, formToken } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  return (
    <section aria-labelledby="take-back">
      <h2 id="take-back">{t("takeBack/title")}</h2>
      <p>{t(`takeBack/body/${status}`)}</p>
      <form id="change" method="post" action={to(pages.submitted)}>
        <input type="hidden" name="_csrf" value={formToken} />
        <p>
          <button className="button-quiet" type="submit" name="intent" value="take-back">
            {t("takeBack/button")}
          </button>
        </p>
      </form>
    </section>
  );
}

/** To be shown at the centre. The code and the birth date that open the form are never together on a page. */
function CodePage({ service: { asked, link, section } }: { service: ServiceState }) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  const there = useCodeAddress(`${pages.landing}/confirm`);
  const code = link?.code ?? "";
  const day = section ? dayInWords(dayInNewZealand(new Date(section.expires_at)), language) : "";
  return (
    <ProsePage
      title={[t("code/short"), applicationWords(language)("service")]}
      sheets={[styles["come-back"]]}
      heading={t("code/title", { name: asked.service.provider_name })}
      companion={t("code/companion")}
    >
      <p>{t("code/lead")}</p>
      <CodeBox>
        <CodeText code={code} />
        <p>{t("code/with")}</p>
        <CodePicture code={code} there={there} label={t("code/picture")} />
      </CodeBox>
      <p>
        {t("code/typed")} <span translate="no">{there}</span>
      </p>
      <p>{t("code/sees")}</p>
      <p>{t("code/until", { day })}</p>
      <p className="no-print">
        <a className="button-quiet" href={to(pages.submitted)}>
          {t("back")}
        </a>
      </p>
    </ProsePage>
  );
}

function AddressPage({ service, answers, errors = {} }: SubmittedPageProps & { service: ServiceState }) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  const { provider_name: name, provider_email: address, provider_identifier } = service.asked.service;
  return (
    <FormPage
      title={[t("address/short"), applicationWords(language)("service")]}
      sheets={[styles.form]}
      heading={t("address/title", { name })}
      companion={t("address/companion")}
      step={askForAddress}
      answers={answers ?? { provider_email: address }}
      errors={errors}
      texts={addressTexts(language)}
      submit={t("address/button")}
      before={<p>{t("address/body", { address })}</p>}
      after={
        <p>
          <a href={to(pages.submitted)}>{t("back")}</a>
        </p>
      }
    >
      <input type="hidden" name="service" value={provider_identifier} />
    </FormPage>
  );
}
