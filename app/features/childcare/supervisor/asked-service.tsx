import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { firstNames } from "../application/queue-mails.ts";
import type { EnrolledChild, SectionForm } from "../application/section-form.ts";

const supervisorWords = wordsOf("childcare/supervisor");

interface AskedProps extends Pick<SectionForm, "service"> {
  readonly childrenAsked: SectionForm["children"];
}

export function AskedService({ service, childrenAsked }: AskedProps) {
  const t = supervisorWords(usePage().language);
  return (
    <>
      <p className="lead">
        <Rich text={t("asked/lead", { name: service.provider_name })} />
      </p>
      <p>
        {t("asked/about")} <b translate="no">{firstNames(childrenAsked)}</b>
      </p>
      <p>{t("asked/seen")}</p>
      <h2>{t("asked/details")}</h2>
      <p>
        <b translate="no">{service.provider_name}</b>
        <br />
        {t("asked/number")}: {service.provider_identifier}
        <br />
        <Rich text={t("asked/twenty")} />: {t(service.subsidy_20_hrs ? "asked/offered" : "asked/notOffered")}
      </p>
      <p>
        <Rich text={t("asked/wrong")} />
      </p>
    </>
  );
}

export function WhatFamilySaid({ child, offers }: { child: EnrolledChild; offers: boolean }) {
  const { language } = usePage();
  if (!offers) return null;
  return (
    <p className="hint">
      <Rich text={whatFamilySaid(child, language)} />
    </p>
  );
}

export function whatFamilySaid(child: EnrolledChild, language: Language): string {
  const t = supervisorWords(language);
  const { receives_20_hours_ece, parent_20_hours_weekly: hours, parent_20_hours_start_date: start } = child;
  return receives_20_hours_ece
    ? t("asked/family", { hours, start: start ? dayInWords(start, language) : "" })
    : t("asked/familyNone");
}
