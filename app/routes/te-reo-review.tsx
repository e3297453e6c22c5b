import { townsWithMaoriName } from "#app/features/services-near-me/index.ts";
import { type GuideTextAwaitingReview, guideTextsAwaitingReview } from "#app/features/te-reo-review/index.ts";
import { address } from "#app/i18n/languages.ts";
import { awaitingReview, isFirstToReview } from "#app/i18n/review.ts";
import { shellWords } from "#app/i18n/shell.ts";
import type { Text } from "#app/i18n/words.ts";
import { page } from "#app/server/page.tsx";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

/** The sentences of the second worker, which keeps its words with its rules. */
async function openTeReoReview(visit: Visit): Promise<PageResult<TeReoReviewPageProps>> {
  const [reasons, mails, distress, offers, categories, guide] = await Promise.all([
    visit.rules.sentences(),
    visit.reminders.sentences(),
    visit.distress.sentences(),
    visit.describeApi(),
    visit.serviceLocations.categories(),
    guideTextsAwaitingReview(visit),
  ]);
  const texts = [
    ...(reasons.ok ? reasons.value.map(({ id, en, mi }) => ({ table: "rules", key: id, en, mi })) : []),
    ...(mails.ok ? mails.value.map(({ id, en, mi }) => ({ table: "mails", key: id, en, mi })) : []),
    ...(distress.ok ? distress.value.map(({ id, en, mi }) => ({ table: "distress", key: id, en, mi })) : []),
    ...(offers.ok ? offers.value.map(({ path, en, mi }) => ({ table: "api", key: path, en, mi })) : []),
    ...(categories.ok
      ? categories.value.map(({ id, name, name_mi }) => ({
          table: "services",
          key: id,
          en: name,
          mi: name_mi,
        }))
      : []),
    ...townsWithMaoriName.map(({ name, name_mi }) => ({ table: "towns", key: name, en: name, mi: name_mi })),
  ];
  return show({ texts, guide });
}

const route = page(TeReoReviewPage, { open: openTeReoReview });
export const { loader, headers } = route;
export default route.Page;

interface TeReoReviewPageProps {
  texts: readonly Text[];
  guide: readonly GuideTextAwaitingReview[];
}

/** The one place that lists which Māori texts no fluent reader has checked yet. */
function TeReoReviewPage({ texts: others, guide }: TeReoReviewPageProps) {
  const t = shellWords(usePage().language);
  const texts = [...awaitingReview(), ...others];
  return (
    <Page title={[t("review/title")]} unlisted>
      <h1>
        <Rich text={t("review/title")} />
      </h1>
      <p className="lead">
        <Rich text={t("review/intro")} />
      </p>
      <p>{t("review/help")}</p>
      <h2>{t("review/first")}</h2>
      <p>
        <Rich text={t("review/firstBody")} />
      </p>
      <Texts texts={texts.filter(isFirstToReview)} />
      <h2>{t("review/guide")}</h2>
      <p>{t("review/count", { count: guide.length })}</p>
      <ul>
        {guide.map(({ address: path, en, mi }) => (
          <li key={path}>
            <a href={address("mi", path)} hrefLang="mi" lang="mi">
              <Rich text={mi} />
            </a>{" "}
            <span lang="en-NZ">
              (<Rich text={en} />)
            </span>
          </li>
        ))}
      </ul>
      <h2>{t("review/site")}</h2>
      <p>{t("review/count", { count: texts.length })}</p>
      <Texts texts={texts.filter((text) => !isFirstToReview(text))} />
    </Page>
  );
}

function Texts({ texts }: { texts: readonly Text[] }) {
  const t = shellWords(usePage().language);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t("review/columns/where")}</th>
          <th scope="col">{t("review/columns/english")}</th>
          <th scope="col">
            <Rich text={t("review/columns/maori")} />
          </th>
        </tr>
      </thead>
      <tbody>
        {texts.map(({ table, key, en, mi }) => (
          <tr key={table + key + en}>
            <td lang="en-NZ">
              {table}/{key}
            </td>
            <td lang="en-NZ">
              <Rich text={en} />
            </td>
            <td lang="mi">
              <Rich text={mi} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
