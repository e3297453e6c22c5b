import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { WaitingFamily } from "./other-families.ts";

const supervisorWords = wordsOf("childcare/supervisor");

/** The desk of a service: who still waits for it, the next one as a button. */
export function OtherFamilies({ families }: { families: readonly WaitingFamily[] }) {
  const { language } = usePage();
  const t = supervisorWords(language);
  const to = useAddress();
  if (families.length === 0) return null;
  return (
    <section className="card" aria-labelledby="families">
      <h2 id="families">{t("families/title", { count: families.length })}</h2>
      <p>{t("families/filled")}</p>
      <ul>
        {families.map(({ path, reference, children, sentAt }) => (
          <li key={path}>
            <a href={to(path)}>
              <b translate="no">{reference}</b> {children}
            </a>
            , {t("families/asked", { day: dayInWords(dayInNewZealand(new Date(sentAt)), language) })}
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={to(families[0]?.path ?? "")}>
          {t("families/next", { children: families[0]?.children ?? "" })}
        </a>
      </p>
    </section>
  );
}
