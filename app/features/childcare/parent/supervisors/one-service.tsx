import { dayInWords, momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages } from "../pages.ts";
import { remindedAt } from "./right-now.ts";
import type { ServiceState } from "./service-states.ts";

const supervisorsWords = wordsOf("childcare/parent/supervisors");

interface OneServiceProps extends ServiceState {
  /** When it is shown: milliseconds since 1970. */
  readonly at: number;
}

/** What a service has said, and what can be done about it. */
export function OneService(service: OneServiceProps) {
  const { asked, is, reason, section } = service;
  const { language } = usePage();
  const t = supervisorsWords(language);
  const { provider_identifier: identifier, provider_name, provider_email: address } = asked.service;
  const moment = is === "waiting" ? (section?.mail_sent_at ?? section?.sent_at) : section?.answered_at;
  const mail = is === "waiting" ? section?.mail_state : undefined;
  const state = mail === "waiting" || mail === "set-aside" ? (`mail-${mail}` as const) : is;
  const time = moment ? momentInWords(moment, language) : "";
  return (
    <section className={`way-service ${is}`} aria-labelledby={`service-${identifier}`}>
      <span className="tag">{t(`tag/${is}`)}</span>
      <h3 id={`service-${identifier}`} translate="no">
        {provider_name}
      </h3>
      <p>
        {t(`state/${state}`, { address, time })}
        {is === "waiting" && <Reminder {...service} />}
      </p>
      {is === "refused" && reason && <p>{t(`reason/${reason}`)}</p>}
      {is === "approved" && <p>{t("stillCounts")}</p>}
      {is !== "approved" && <Acts {...service} />}
    </section>
  );
}

/** A service is reminded once. */
function Reminder(service: OneServiceProps) {
  const { language } = usePage();
  const moment = remindedAt(service);
  if (service.at >= moment) return null;
  const day = dayInWords(dayInNewZealand(new Date(moment)), language);
  return <> {supervisorsWords(language)("reminder", { day })}</>;
}

function Acts({ asked, is, link, phone }: ServiceState) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const to = useAddress();
  const { provider_identifier: identifier, provider_name } = asked.service;
  const here = to(pages.submitted);
  const whom = <span className="visually-hidden"> ({provider_name})</span>;
  const mayWrite = is === "waiting" && link !== undefined;
  if (!phone && !mayWrite) return null;
  return (
    <form className="way-acts" method="post" action={here}>
      <FormToken />
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
          {t("call", { phone })}
          {whom}
        </a>
      )}
      {mayWrite && (
        <>
          <button type="submit" name="intent" value={`send-again:${identifier}`}>
            {t("again")}
            {whom}
          </button>
          <a href={`${here}?code=${identifier}`}>
            {t("show")}
            {whom}
          </a>
          <a href={`${here}?address=${identifier}`}>
            {t("correct")}
            {whom}
          </a>
        </>
      )}
    </form>
  );
}
