import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type Area, areas, day, promisesPath } from "./promises.ts";

const words = wordsOf("promises");

export function OverviewPage() {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page title={[t("title")]} unlisted>
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      <ul>
        {(Object.keys(areas) as Area[]).map((area) => (
          <li key={area}>
            <a href={to(`${promisesPath}/${area}`)}>
              <Rich text={t(`areas/${area}`)} />
            </a>
            {": "}
            {t("rules", { count: areas[area] })}
          </li>
        ))}
      </ul>
      <p>{t("how", { day: dayInWords(day, language) })}</p>
    </Page>
  );
}
