import { dayInWords, momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { WhatFamilySaid } from "./asked-service.tsx";
import type { EndPageProps } from "./page-props.ts";

const supervisorWords = wordsOf("childcare/supervisor");

type ReadingProps = Extract<EndPageProps, { page: "reading" }>;

export function ReadingPage({ path, content, address, sentAt, notice }: ReadingProps) {
  const { language } = usePage();
  const t = supervisorWords(language);
  const to = useAddress();
  const { service, children } = content;
  return (
    <ProsePage
      title={[t("reading/title"), t("subsidy")]}
      heading={t("reading/title")}
      companion={supervisorWords("mi")("reading/title")}
    >
      {notice?.is === "again" && <NoticeText role="status">{t("reading/again")}</NoticeText>}
      {notice?.is === "tooOften" && (
        <NoticeText role="alert">{t("reading/tooOften", { minutes: notice.minutes })}</NoticeText>
      )}
      <p className="lead">{t("reading/lead")}</p>
      <p>{t("reading/mailed", { address, time: momentInWords(sentAt, language) })}</p>
      <form method="post" action={to(`${path}/1`)}>
        <FormToken />
        <p>
          <button className="button" type="submit" name="intent" value="mail-link">
            {t("reading/button")}
          </button>
        </p>
      </form>
      <p>{t("reading/wrong")}</p>
      <h2 translate="no">{service.provider_name}</h2>
      {children.map((child) => (
        <section key={child.id}>
          <h3>
            <span translate="no">
              {[child.first_name, child.last_name].filter((name) => name !== "-").join(" ")}
            </span>
            , {t("reading/born", { day: dayInWords(child.dob, language) })}
          </h3>
          <WhatFamilySaid child={child} offers={service.subsidy_20_hrs} />
        </section>
      ))}
    </ProsePage>
  );
}
