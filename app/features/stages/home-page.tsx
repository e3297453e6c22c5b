import { wordsOf } from "#app/i18n/words.ts";
import { Bilingual, inLanguage } from "#app/ui/bilingual.tsx";
import { ContentFailure } from "#app/ui/content-failure.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import { slug, stageAddress } from "#app/ui/stage-address.ts";
import styles from "../../../.build/styles.json";

const words = wordsOf("stages");

const tools = [
  ["/financial-help/financial-help-checker", "checker"],
  ["/register-my-baby", "registerBaby"],
  ["/services-near-me", "servicesNearMe"],
  ["/news/baby-names", "babyNames"],
] as const;

/** On the first screen of a phone. */
const tasks = [
  ["/financial-help/financial-help-checker", "money"],
  ["/register-my-baby", "register"],
  ["/services-near-me", "near"],
  ["#stages-title", "expect"],
] as const;

export function HomePage() {
  const { language, shell } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page
      title={[t("home/title")]}
      description={t("home/intro")}
      sheets={[styles.home]}
      hero={<Hero />}
      isKept
    >
      <section aria-labelledby="all-stages" className="home-stages">
        <h2 id="all-stages">{t("home/stages")}</h2>
        {shell.stages.length === 0 ? <ContentFailure /> : <StageTiles />}
      </section>
      <section aria-labelledby="tools-title">
        <h2 id="tools-title">{t("home/tools")}</h2>
        <ul className="tools">
          {tools.map(([path, tool]) => (
            <li key={tool}>
              <a className="tool-title" href={to(path)}>
                {t(`home/tool/${tool}/title`)}
              </a>
              <p>
                <Rich text={t(`home/tool/${tool}/body`)} />
              </p>
            </li>
          ))}
        </ul>
        <p>
          <Rich text={t("home/moreTools")} />
        </p>
      </section>
      <section aria-labelledby="support-title" className="home-support">
        <h2 id="support-title">{t("home/support/title")}</h2>
        <p>{t("home/support/body")}</p>
        <p>
          <a className="button" href={to("/support")}>
            {t("home/support/link")}
          </a>
        </p>
      </section>
    </Page>
  );
}

function StageTiles() {
  const to = useAddress();
  return (
    <ol className="stage-tiles">
      {usePage().shell.stages.map(({ nameEn, nameMi }, index) => (
        <li key={nameEn}>
          <a className={`stage-tile stage-${index + 1}`} href={to(stageAddress(nameEn))}>
            <span className="tile-picture" aria-hidden="true" />
            <span className="tile-name">
              <Bilingual en={nameEn} mi={nameMi} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Hero() {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <div className="home-hero">
      <Heading level={1} text={t("home/title")} companion={words("mi")("home/title")} />
      <ul className="hero-tasks">
        {tasks.map(([path, task]) => (
          <li key={task}>
            <a href={path.startsWith("#") ? path : to(path)}>{t(`home/task/${task}`)}</a>
          </li>
        ))}
      </ul>
      <p className="lead">
        {t("home/intro")} <a href={to("/first-aid")}>{t("home/firstAid")}</a>
      </p>
      <StageSelect />
      <People scene="home" label={t("home/people")} isBeside={false} />
    </div>
  );
}

/** Has a button: choosing alone does not leave the page. */
function StageSelect() {
  const { language, shell } = usePage();
  const t = words(language);
  const to = useAddress();
  if (shell.stages.length === 0) return null;
  return (
    <form className="stage-select" action={to("/stage")} method="get">
      <label htmlFor="stage">{t("home/select")}</label>
      <div className="stage-select-row">
        <select id="stage" name="stage" required>
          <option value="">{t("home/choose")}</option>
          {shell.stages.map(({ nameEn, nameMi }) => {
            const { text, lang } = inLanguage({ en: nameEn, mi: nameMi }, language);
            return (
              <option key={nameEn} value={slug(nameEn)} lang={lang}>
                {plain(text)}
              </option>
            );
          })}
        </select>
        <button className="button" type="submit">
          {t("home/button")}
        </button>
      </div>
    </form>
  );
}
