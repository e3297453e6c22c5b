import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { ProgressNav } from "#app/wizard/page/progress.tsx";
import { comeBackPath } from "#app/wizard/service.ts";
import { stepText } from "#app/wizard/texts.ts";
import styles from "../../../../.build/styles.json";
import { Condolences, whatCanBeHad } from "../loss/condolences.tsx";
import { isLost } from "../loss/lost.ts";
import { pages, stepPath } from "../pages.ts";
import { reasonOnPaper } from "../registry/ways.ts";
import type { RegistrationState } from "../service.ts";
import { postTo } from "./post-to.ts";
import { PaperSheet } from "./sheet.tsx";

const paperWords = wordsOf("register-my-baby/paper");

/** In place of the review: nothing is sent from here. */
export function PaperPage({ state }: { state: RegistrationState }) {
  const { language } = usePage();
  const to = useAddress();
  const t = paperWords(language);
  const { service, progress, saved, facts } = state;
  const reason = reasonOnPaper(progress.answers, facts);
  const hasLoss = isLost(progress.answers);
  if (!reason) return null;
  return (
    <Page
      title={[t("title"), service.words(language)("service")]}
      sheets={[styles.wizard, styles.review]}
      unlisted
      isPrivate
    >
      <ProgressNav
        progress={progress}
        current="review"
        titleOf={(each) => stepText(service, each, language, saved.answers).title}
        addressOf={(each) => to(stepPath(each))}
      />
      <Heading level={1} text={t("title")} companion={paperWords("mi")("title")} />
      {(reason === "dead" || reason === "danger") && (
        <p className="notice">
          <Rich text={t(`opening/${reason}`)} />
        </p>
      )}
      {hasLoss && <Condolences says={["registered"]} folds={whatCanBeHad(progress.answers)} />}
      <p className="notice">
        <b>{t("nothing")}</b>
      </p>
      <p className="lead">{t("lead")}</p>
      <p className="no-print">
        <a className="button" href={to(pages.paper)}>
          {t("pdf")}
        </a>
      </p>
      <WhatToDo reason={reason} />
      <PaperSheet state={state} />
      <Afterwards hasLoss={hasLoss} />
    </Page>
  );
}

function WhatToDo({ reason }: { reason: NonNullable<ReturnType<typeof reasonOnPaper>> }) {
  const t = paperWords(usePage().language);
  return (
    <section aria-labelledby="what-to-do">
      <h2 id="what-to-do">{t("steps/title")}</h2>
      <ol>
        <li>
          <Rich text={t("steps/form")} />
        </li>
        <li>
          <Rich text={t("steps/copy")} />
        </li>
        <li>{t("steps/sign")}</li>
        <li>
          {t(`evidence/${reason}`)} <Rich text={t("evidence/ask")} />
        </li>
        <li>
          {t("steps/post")}
          <address lang="en-NZ" translate="no">
            {postTo.join("\n")}
          </address>
        </li>
      </ol>
    </section>
  );
}

function Afterwards({ hasLoss }: { hasLoss: boolean }) {
  const t = paperWords(usePage().language);
  const to = useAddress();
  return (
    <section aria-labelledby="afterwards">
      <h2 id="afterwards">{t("after/title")}</h2>
      <p>{t("after/certificate")}</p>
      {!hasLoss && (
        <p>
          <Rich text={t("after/money")} />
        </p>
      )}
      <div className="no-print">
        <p>{t("after/later")}</p>
        <ul>
          <li>
            <a href={to(stepPath("child-details"))}>{t("after/change")}</a>
          </li>
          <li>
            <a href={to(stepPath("other-parent-details", "fillingIn.who"))}>{t("after/who")}</a>
          </li>
          <li>
            <a href={to(comeBackPath({ base: pages.landing }))}>{t("after/code")}</a>
          </li>
        </ul>
      </div>
    </section>
  );
}
