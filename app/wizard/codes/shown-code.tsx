import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { type ComeBackCode, groupedCode } from "#app/server/drafts/index.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { continuePath, firstStepPath, type ResumableService } from "../service.ts";
import { QrCode } from "./qr-code.tsx";

const comeBackWords = wordsOf("wizard/codes");

interface ServiceOfCode {
  service: ResumableService;
}

/** It is made to be printed or photographed: the code and the birth date that open a form never stand together. */
export function ShownCode({ service, code, until }: Omit<ComeBackCode, "birthDate"> & ServiceOfCode) {
  const { language, origin, session } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  const day = dayInWords(dayInNewZealand(new Date(until)), language);
  const there = origin + to(continuePath(service));
  return (
    <Page
      title={[t("title"), service.words(language)("service")]}
      sheets={[styles["come-back"]]}
      unlisted
      isPrivate
    >
      <div className="prose">
        <Heading level={1} text={t("title")} companion={comeBackWords("mi")("title")} />
        <p role="status">{t(session ? "personLead" : "lead")}</p>
        <section className="come-back-code" aria-labelledby="code">
          <h2 id="code">{t("code/title")}</h2>
          <p className="code" translate="no">
            {groupedCode(code)}
          </p>
          <p>
            <b>{t("until", { day })}</b>
          </p>
          <p>{t("with")}</p>
          <QrCode address={`${there}?code=${code}`} label={t("keep/picture")} />
          <p>{t("keep/scan")}</p>
        </section>
        <h2>{t("keep/title")}</h2>
        <ul>
          <li>{t("keep/print")}</li>
          <li>{t("keep/body")}</li>
          <li>{t("keep/opens")}</li>
          <li>{t("keep/wrong")}</li>
          <li>{t("untilNote")}</li>
        </ul>
        <h2>{t("how/title")}</h2>
        <p>
          <Rich text={service.resume.words(language)("resume/link")} /> <span translate="no">{there}</span>
        </p>
        <p className="no-print">{t("leave")}</p>
        <p className="no-print">
          <a className="button-quiet" href={to(firstStepPath(service))}>
            {t("onward")}
          </a>
        </p>
      </div>
    </Page>
  );
}
