import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { nearBy } from "#workers/service-locations/near.ts";
import type { ServiceCategory } from "#workers/service-locations/service-location.ts";
import { SourceText } from "../results/source-words.tsx";
import { listKeepers, type NationalLine, nationalLines } from "./national-lines.ts";

const words = wordsOf("services-near-me");

export function NobodyNear({ category, place }: { category: ServiceCategory; place: string }) {
  const t = words(usePage().language);
  const { id, source } = category;
  const lists = [...(listKeepers[id] ?? []), { name: source.title, address: source.url }];
  return (
    <div className="nobody-near">
      <p className="count" role="status">
        {t("national/nobody", { km: nearBy, place })}
      </p>
      <NationalLines category={id} />
      <h3>{t("national/lists")}</h3>
      <ul>
        {lists.map(({ name, address }) => (
          <li key={address}>
            <a href={address}>
              <SourceText text={name} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whoever is near, these answer from anywhere. */
export function NationalLines({ category }: { category: string }) {
  const t = words(usePage().language);
  return (
    <>
      <h3>{t("national/lines/title")}</h3>
      <ul className="national-lines">
        {nationalLines(category).map((line) => (
          <li key={line.id}>
            <a className="button-quiet" href={`tel:${line.number.replaceAll(" ", "")}`}>
              {line.number}
            </a>{" "}
            <span>
              <b>
                <SourceText text={line.name} />
              </b>{" "}
              <Rich text={t(`national/lines/${line.id}`)} /> <Source line={line} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Source({ line: { source, read } }: { line: NationalLine }) {
  const { language } = usePage();
  const t = words(language);
  return (
    <span className="note">
      {t("data/source")} <a href={source}>{new URL(source).hostname.replace(/^www\./, "")}</a>
      {read && `, ${t("national/read", { day: dayInWords(read, language) })}`}
    </span>
  );
}
