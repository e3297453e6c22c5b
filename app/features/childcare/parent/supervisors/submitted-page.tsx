import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import styles from "../../../../../.build/styles.json";
import type { CountedDay } from "../../application/notice.ts";
import { LapseDay } from "../lapse-day.tsx";
import { WeeklySubsidyView } from "../likelihood/weekly-subsidy-view.tsx";
import { pages } from "../pages.ts";
import { OneService } from "./one-service.tsx";
import type { SubmittedPageProps } from "./open-submitted.ts";
import { type RightNow, sentenceOf } from "./right-now.ts";
import { AddressPage, CodePage } from "./side-pages.tsx";
import { RightNowBox, type Stage, Way } from "./way.tsx";

const applicationWords = wordsOf("childcare/parent");
const supervisorsWords = wordsOf("childcare/parent/supervisors");

export function SubmittedPage(props: SubmittedPageProps) {
  const { view } = props;
  if (view?.is === "code") return <CodePage service={view.service} />;
  if (view?.is === "address") return <AddressPage {...props} service={view.service} />;
  return <StatesPage {...props} />;
}

const stageOf: Partial<Record<RightNow["is"], Stage>> = { ready: "documents", "to-send": "answers" };

function StatesPage({
  state,
  services,
  at,
  now,
  subsidy,
  counted,
  number,
  notice,
  wait,
}: SubmittedPageProps) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const { status } = state;
  const title = t.find(`titleOf/${status}`) ?? t("title");
  return (
    <ProsePage
      title={[title, applicationWords(language)("service")]}
      sheets={[styles.way]}
      heading={title}
      companion={status === "PENDING_REVIEW" ? t("titleMi") : undefined}
    >
      <Notice notice={notice} wait={wait} />
      <Now now={now} />
      <WeeklySubsidyView subsidy={subsidy} />
      <Way now={stageOf[now.is] ?? "services"}>
        {{
          answers: <Answered status={status} counted={counted} number={number} />,
          services: <Services services={services} at={at} />,
          documents: <p>{t("notYet")}</p>,
          decision: <p>{t("way/decides")}</p>,
        }}
      </Way>
      {mayTakeBack(status) && <TakeBack status={status} />}
      <LapseDay draft={state.draft} />
    </ProsePage>
  );
}

function Now({ now }: { now: RightNow }) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  const ways: Partial<Record<RightNow["is"], readonly [path: string, text: string]>> = {
    ready: [pages.uploads, t("toUploads")],
    refused: [pages.review, t("toCorrect")],
    "to-send": [pages.review, t("toSend")],
  };
  const way = ways[now.is];
  return (
    <RightNowBox text={sentenceOf(now, language)}>
      {way && (
        <a className="button" href={to(way[0])}>
          {way[1]}
        </a>
      )}
    </RightNowBox>
  );
}

type WithServices = "PENDING_REVIEW" | "APPROVED";

const mayTakeBack = (status: string | undefined): status is WithServices =>
  status === "PENDING_REVIEW" || status === "APPROVED";

interface AnsweredProps extends Pick<SubmittedPageProps, "counted" | "number"> {
  readonly status: string | undefined;
}

function Answered({ status, counted, number }: AnsweredProps) {
  const t = supervisorsWords(usePage().language);
  const to = useAddress();
  return (
    <>
      {counted && <Counted {...counted} number={number} />}
      <p className="way-acts">
        <a href={to(pages.review)}>{t("toReview")}</a>
        {mayTakeBack(status) && <a href="#take-back">{t("takeBack/title")}</a>}
      </p>
    </>
  );
}

/** From which day the agency pays, and until when the rest must have come. */
function Counted({ day, until, isNoted, number }: CountedDay & Pick<SubmittedPageProps, "number">) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  return (
    <>
      <p>
        <b>{t(isNoted ? "counted/noted" : "counted/notYet", { day: dayInWords(day, language) })}</b>{" "}
        {t(isNoted ? "counted/until" : "counted/ring", { until: dayInWords(until, language) })}
      </p>
      {number && (
        <p>
          {t("counted/number")} <b translate="no">{number}</b>
        </p>
      )}
    </>
  );
}

function Services({ services, at }: Pick<SubmittedPageProps, "services" | "at">) {
  const t = supervisorsWords(usePage().language);
  const waiting = services.filter(({ is }) => is === "waiting");
  const names = waiting.map(({ asked }) => asked.service.provider_name).join(", ");
  return (
    <>
      {waiting.length > 0 && (
        <p>
          {t("lead", { names })} {t("mail")}
        </p>
      )}
      {services.map((service) => (
        <OneService key={service.asked.service.provider_identifier} {...service} at={at} />
      ))}
    </>
  );
}

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

function TakeBack({ status }: { status: WithServices }) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  return (
    <details id="take-back">
      <summary>{t("takeBack/title")}</summary>
      <p>{t(`takeBack/body/${status}`)}</p>
      <form id="change" method="post" action={to(pages.submitted)}>
        <FormToken />
        <p>
          <button className="button-quiet" type="submit" name="intent" value="take-back">
            {t("takeBack/button")}
          </button>
        </p>
      </form>
    </details>
  );
}
