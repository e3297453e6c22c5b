import { dayInWords, momentInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../../.build/styles.json";
import { handOverAge } from "../../application/hand-over.ts";
import { pages } from "../pages.ts";
import { sentenceOf } from "../supervisors/right-now.ts";
import { RightNowBox, Way } from "../supervisors/way.tsx";
import { CopyPage } from "./copy-page.tsx";
import type { SentPageProps } from "./open-sent.ts";
import { AttachedFiles, Numbers } from "./sent-parts.tsx";

const applicationWords = wordsOf("childcare/parent");
const uploadsWords = wordsOf("childcare/parent/uploads");

export const SentPage = (props: SentPageProps) =>
  props.copy ? <CopyPage {...props} copy={props.copy} /> : <Receipt {...props} />;

function Receipt(props: SentPageProps) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const to = useAddress();
  const { isKnown } = props;
  const of = isKnown ? "sent" : "unsure";
  return (
    <Page
      title={[t(`${of}/title`), applicationWords(language)("service")]}
      sheets={[styles.way]}
      unlisted
      isPrivate
    >
      <div className="prose">
        <Heading level={1} text={t(`${of}/heading`)} companion={t(`${of}/headingMi`)} />
        {isKnown ? <Acknowledged {...props} /> : <NotSureYet {...props} />}
        <Attached {...props} />
        <p>
          <Rich text={t("sent/contact")} />
        </p>
        <p>
          <a href={to("/financial-help/financial-help-checker")}>{t("sent/home")}</a>
        </p>
      </div>
    </Page>
  );
}

const dayOf = (moment: number, language: Language): string =>
  dayInWords(dayInNewZealand(new Date(moment)), language);

function Acknowledged({ at, number, reference }: SentPageProps) {
  const { language } = usePage();
  const t = uploadsWords(language);
  return (
    <>
      <RightNowBox text={sentenceOf({ is: "sent" }, language)} />
      <p>
        {t("sent/at", { day: dayOf(at, language) })} {t("sent/mail")}
      </p>
      <Numbers number={number} reference={reference} />
      <Way now="decision">{{ decision: <p>{t("sent/decide")}</p> }}</Way>
    </>
  );
}

function NotSureYet({ triedAt, number }: SentPageProps) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const to = useAddress();
  return (
    <>
      <p className="lead" role="status">
        {t("unsure/lead", { time: momentInWords(triedAt, language) })}
      </p>
      <p>{t("unsure/again")}</p>
      <p>{t("unsure/nothing")}</p>
      <Numbers number={number} reference={undefined} />
      <form method="post" action={to(pages.sent)}>
        <FormToken />
        <p>
          <button className="button-quiet" type="submit" name="intent" value="again">
            {t("unsure/button")}
          </button>
        </p>
      </form>
    </>
  );
}

function Attached({ at, attached, isKept }: SentPageProps) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const to = useAddress();
  if (!isKept) return <p>{t("sent/deleted")}</p>;
  return (
    <>
      <h2>{t("sent/attached")}</h2>
      <AttachedFiles attached={attached} />
      <p>
        <a className="button-quiet" href={`${to(pages.sent)}?copy=1`}>
          {t("sent/copy")}
        </a>{" "}
        <a href={`${to(pages.sent)}?copy=pdf`}>{t("copy/pdf")}</a>
      </p>
      <p>{t("sent/kept", { day: dayOf(at + handOverAge, language) })}</p>
    </>
  );
}
