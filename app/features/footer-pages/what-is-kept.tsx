import { Fragment } from "react";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { retention } from "#app/server/retention.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const words = wordsOf("footer-pages");

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export function WhatIsKept() {
  const { language } = usePage();
  const t = words(language);
  return (
    <section className="prose" aria-labelledby="what-is-kept">
      <h2 id="what-is-kept">{t("kept/heading")}</h2>
      <p>{t("kept/intro")}</p>
      <dl>
        {retention.map(({ id, for: time, after }) => (
          <Fragment key={id}>
            <dt>
              <b>
                <Rich text={t(`kept/rules/${id}/what`)} />
              </b>
            </dt>
            <dd>
              {capital(t(`kept/after/${after}`, { time: timeInWords(time, language) }))}.{" "}
              {t(`kept/rules/${id}/why`)}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function timeInWords(time: number, language: Language): string {
  const t = words(language);
  if (time < day) return t("kept/minutes", { count: time / minute });
  const days = time / day;
  if (days >= 700) return t("kept/years", { count: Math.round(days / 365) });
  return days === 1 ? t("kept/day") : t("kept/days", { count: days });
}
