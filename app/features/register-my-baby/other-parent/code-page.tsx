import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { CodeBox, CodePicture, CodeText, useCodeAddress } from "#app/wizard/codes/shown-code.tsx";
import { nextOf, stepNamed } from "#app/wizard/evaluate.ts";
import { ClosedPage } from "#app/wizard/page/closed-page.tsx";
import { continuePath } from "#app/wizard/service.ts";
import styles from "../../../../.build/styles.json";
import { pages, stepPath } from "../pages.ts";
import { titlesOf } from "../steps/person/titles.ts";
import type { CodePageProps } from "./open-code.ts";
import { parentNames } from "./parent-names.ts";
import { ReplyNotice } from "./reply-notice.tsx";

const registrationWords = wordsOf("register-my-baby");
const otherParentWords = wordsOf("register-my-baby/other-parent");

export function CodePage(props: CodePageProps) {
  const { language } = usePage();
  const t = otherParentWords(language);
  if (props.page === "closed") return <ClosedPage {...props} />;
  const title = t("code/title");
  return (
    <ProsePage
      title={[title, registrationWords(language)("service")]}
      sheets={[styles["come-back"], styles["other-parent"]]}
      heading={title}
      companion={otherParentWords("mi")("code/title")}
    >
      {props.page === "code" ? <Code {...props} /> : <NoticeText role="alert">{t("code/failed")}</NoticeText>}
    </ProsePage>
  );
}

/** The code opens it only with the birth date, which this page leaves out. */
function Code({ state, parent, code: { code, until }, own }: Extract<CodePageProps, { page: "code" }>) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  const names = parentNames(language, titlesOf(state.progress.answers), parent);
  const there = useCodeAddress(continuePath({ base: pages.otherParent }));
  const here = stepNamed(state.progress, "other-parent-details");
  const next = here && nextOf(state.progress, here);
  const onward = state.saved.isReviewing ? pages.review : stepPath(next?.name ?? "parents-relationship");
  return (
    <>
      <ReplyNotice form={state} />
      <p>{t("code/lead", names)}</p>
      <CodeBox id="how" title={t("code/how/title")}>
        <p>{t("code/how/scan")}</p>
        <p translate="no">{there}</p>
        <CodeText code={code} />
        <CodePicture code={code} there={there} label={t("code/how/picture")} />
        <p>{t("code/how/birthDate")}</p>
        <p>{t("code/how/until", { day: dayInWords(dayInNewZealand(new Date(until)), language) })}</p>
        <p>{t("code/how/send")}</p>
      </CodeBox>
      {own && (
        <CodeBox id="own-code" title={t("code/own/title")}>
          <CodeText code={own.code} />
          <p>{t("code/own/body", { day: dayInWords(dayInNewZealand(new Date(own.until)), language) })}</p>
        </CodeBox>
      )}
      <p className="no-print">
        <a className="button" href={to(onward)}>
          {t("code/onward")}
        </a>
      </p>
      <p className="no-print">
        <a className="button-quiet" href={to(pages.otherParentCode)}>
          {t("code/look")}
        </a>
      </p>
      <Otherwise names={names} />
    </>
  );
}

function Otherwise({ names }: { names: Readonly<Record<string, string>> }) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  return (
    <>
      <details className="help no-print">
        <summary>{t("code/without/title")}</summary>
        <p>{t("code/without/body")}</p>
        <p>
          <a href={to(stepPath("other-parent-details", "fillingIn.who"))}>{t("code/without/link")}</a>
        </p>
      </details>
      <details className="help no-print">
        <summary>{t("code/renew/title")}</summary>
        <p>{t("code/renew/body", names)}</p>
        <form method="post" action={to(pages.otherParentCode)}>
          <FormToken />
          <button className="button-quiet" type="submit">
            {t("code/renew/button")}
          </button>
        </form>
      </details>
    </>
  );
}
