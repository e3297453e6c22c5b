import type { ReactNode } from "react";
import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inLanguage } from "./bilingual.tsx";
import { Page } from "./page.tsx";
import { type Outage, usePage } from "./page-context.tsx";
import { People } from "./people/people.tsx";
import { Rich } from "./rich.tsx";

const shellWords = wordsOf("i18n");

export function OutagePage({ outage, children }: { outage: Outage; children?: ReactNode }) {
  const { language } = usePage();
  const t = shellWords(language);
  const { message_en, message_mi, outage_end_datetime: end } = outage;
  const message = message_en ? inLanguage({ en: message_en, mi: message_mi }, language) : undefined;
  return (
    <Page title={[t("pages/outage/title")]} unlisted isError>
      <div className="prose">
        <People scene="pause" />
        <h1>{t("pages/outage/title")}</h1>
        {children}
        {message && (
          <p className="lead" lang={message.lang}>
            {message.text}
          </p>
        )}
        <p>
          <Rich
            text={
              end === undefined
                ? t("pages/outage/soon")
                : t("pages/outage/until", { time: momentInWords(end, language) })
            }
          />
        </p>
        <p>{t("pages/outage/others")}</p>
        <p>
          <Rich text={t(`otherWays/${otherWay(outage.service)}`)} />
        </p>
      </div>
    </Page>
  );
}

const ways = {
  "register-my-baby": "registerBaby",
  "paid-parental-leave-checker": "paidParentalLeave",
  "childcare-subsidy-application": "childcareSubsidy",
  "services-near-me": "servicesNearMe",
  "baby-names": "babyNames",
  "financial-help": "financialHelp",
  login: "logIn",
} as const;

type Way = (typeof ways)[keyof typeof ways] | "search";

/** @param service as outages name it */
const otherWay = (service: string): Way => ways[service as keyof typeof ways] ?? "search";
