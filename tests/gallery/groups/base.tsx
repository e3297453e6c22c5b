import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Icon, type IconShape } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { People } from "#app/ui/people/people.tsx";
import { type SceneName, scenes } from "#app/ui/people/scenes.ts";
import type { Groups } from "../specimen.ts";
import { words } from "../words.ts";

const shellWords = wordsOf("i18n");

const icons: readonly IconShape[] = [
  "language",
  "search",
  "menu",
  "stages",
  "sections",
  "close",
  "profile",
  "toDo",
  "info",
];

export const base: Groups = {
  words: [
    {
      name: "Heading, .lead, .note, .small, ul, blockquote",
      draw: (language) => {
        const t = words(language);
        return (
          <>
            <Heading level={1} text={words("en")("title")} companion={words("mi")("title")} />
            <p className="lead">{t("about")}</p>
            <Heading level={2} text={words("en")("groups/words")} companion={words("mi")("groups/words")} />
            <p>{t("about")}</p>
            <h3>{t("groups/cards")}</h3>
            <p className="note">{t("about")}</p>
            <p className="small">{t("about")}</p>
            <ul>
              <li>{t("groups/search")}</li>
              <li>{t("groups/fields")}</li>
            </ul>
            <ol>
              <li>{t("groups/search")}</li>
              <li>{t("groups/fields")}</li>
            </ol>
            <p className="notice">{t("about")}</p>
            <section className="card">
              <h2>{t("groups/cards")}</h2>
              <p>{t("about")}</p>
            </section>
          </>
        );
      },
    },
    {
      name: "Logo, Icon",
      draw: (language) => (
        <p>
          <span className="logo">
            <Logo />
            <span lang="mi">{shellWords(language)("site/name")}</span>
          </span>{" "}
          {icons.map((shape) => (
            <Icon key={shape} shape={shape} />
          ))}
        </p>
      ),
    },
  ],
  buttons: [
    {
      name: ".button, .button-quiet, a.button",
      draw: (language) => {
        const t = shellWords(language);
        return (
          <div className="buttons">
            <button className="button" type="button">
              {t("search/button")}
            </button>
            <button className="button-quiet" type="button">
              {t("close")}
            </button>
            <a className="button" href="#main">
              {t("skip")}
            </a>
            <a className="button-quiet" href="#main">
              {t("skip")}
            </a>
          </div>
        );
      },
    },
    {
      name: "a, .onward, .onward.outward, .back",
      sheets: ["stage"],
      draw: (language) => {
        const t = words(language);
        return (
          <>
            <p className="back">
              <a href="#main">{t("title")}</a>
            </p>
            <p>
              <a href="#main">{t("groups/services")}</a>
            </p>
            <p>
              <a className="onward" href="#main">
                {t("groups/services")}
              </a>
            </p>
            <p>
              <a className="onward outward" href="https://www.govt.nz/">
                Govt.nz
              </a>
            </p>
          </>
        );
      },
    },
    {
      name: ".tags",
      sheets: ["stage"],
      draw: (language) => (
        <ul className="tags">
          {(["cards", "search", "fields", "map", "support"] as const).map((name) => (
            <li key={name}>
              <a href="#main">{words(language)(`groups/${name}`)}</a>
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "details",
      draw: (language) => (
        <>
          <details>
            <summary>{words(language)("groups/notices")}</summary>
            <p>{words(language)("about")}</p>
          </details>
          <details open>
            <summary>{words(language)("groups/notices")}</summary>
            <p>{words(language)("about")}</p>
          </details>
        </>
      ),
    },
  ],
  people: [
    {
      name: "People",
      isBare: true,
      rules:
        ".pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;padding:1rem;list-style:none}",
      draw: () => (
        <ul className="pictures">
          {(Object.keys(scenes) as SceneName[]).map((name) => (
            <li key={name}>
              <People scene={name} isBeside={false} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
