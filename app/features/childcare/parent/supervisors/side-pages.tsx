import { FormPage } from "#app/forms/view/form-page.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { CodeBox, CodePicture, CodeText, useCodeAddress } from "#app/wizard/codes/shown-code.tsx";
import styles from "../../../../../.build/styles.json";
import { pages } from "../pages.ts";
import { addressTexts, askForAddress } from "./address-question.ts";
import type { SubmittedPageProps } from "./open-submitted.ts";
import type { ServiceState } from "./service-states.ts";

const applicationWords = wordsOf("childcare/parent");
const supervisorsWords = wordsOf("childcare/parent/supervisors");

/** To be shown at the centre. The code and the birth date that open the form are never together on a page. */
export function CodePage({ service: { asked, link, section } }: { service: ServiceState }) {
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

export function AddressPage({
  service,
  answers,
  errors = {},
}: SubmittedPageProps & { service: ServiceState }) {
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
