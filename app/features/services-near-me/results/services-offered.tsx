import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import { LongText, tidy } from "./long-text.tsx";
import { SourceText } from "./source-words.tsx";

const words = wordsOf("services-near-me");

/** With more, each text is folded under its name, or seven providers would fill nineteen phone screens. */
const inTheList = 2;

/** A service named like its provider gets a neutral heading. */
export function ServicesOffered({ service: { name: provider, services } }: { service: NearbyService }) {
  const { language } = usePage();
  const t = words(language);
  const lang = language === "en" ? undefined : htmlLang.en;
  if (services.length === 0) return null;
  const sorted = [...services].sort((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <div className="offered">
      <h4>{t("service/services")}</h4>
      <ul>
        {sorted.map(({ id, name, detail }) => {
          const title = name === provider ? t("service/ours") : <SourceText text={name} />;
          return (
            <li key={id}>
              {detail && sorted.length > inTheList ? (
                <details>
                  <summary>{title}</summary>
                  <p className="own-words" lang={lang}>
                    {tidy(detail)}
                  </p>
                </details>
              ) : (
                <>
                  <b>{title}</b>
                  {detail && <LongText text={detail} about={name} />}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
