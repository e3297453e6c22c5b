import { FormPage } from "#app/forms/view/form-page.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import { htmlLang } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../../.build/styles.json";
import { BothTexts, Proposed } from "../list-page.tsx";
import type { ReviewedText } from "../lists.ts";
import { askAtDesk } from "../questions.ts";
import type { Entry } from "./entries.ts";
import { deskPath, type TextProps, textPath } from "./handlers.ts";

const words = wordsOf("te-reo-review/desk");

export function TextPage({ group, text, next, reader, entries, answers, errors, notice, done }: TextProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <FormPage
      title={[t("text/title")]}
      sheets={[styles.form, styles["te-reo-review"]]}
      heading={t("text/title")}
      step={askAtDesk}
      answers={answers}
      errors={errors}
      texts={textsOf("te-reo-review/desk", language).questions}
      submit={t("send")}
      before={
        <>
          <NoticeText role="alert">{notice}</NoticeText>
          <NoticeText role="status">{done}</NoticeText>
          <About text={text} />
        </>
      }
      after={
        <>
          <History {...{ group, text, reader, entries }} />
          <p>
            <a href={to(deskPath)}>{t("text/back")}</a>{" "}
            {next && <a href={to(`${textPath}?group=${group}&text=${next}`)}>{t("text/next")}</a>}
          </p>
        </>
      }
    >
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="text" value={text.id} />
      {(["draft", "comment"] as const).map((intent) => (
        <button key={intent} type="submit" name="intent" value={intent} className="button secondary">
          {t(intent === "draft" ? "saveDraft" : "comment")}
        </button>
      ))}
    </FormPage>
  );
}

function About({ text }: { text: ReviewedText }) {
  const { language } = usePage();
  const t = words(language);
  const { en, mi, key, address, places = [], words: terms = "" } = text;
  return (
    <>
      <BothTexts en={en} mi={mi} />
      <p className="hint">
        {t("text/lengths", { mi: mi.length, en: en.length })}{" "}
        {address && <a href={onItsPage(address, mi)}>{t("text/shown")}</a>}{" "}
        <span lang={htmlLang.en} className="review-key">
          {key}
        </span>
      </p>
      {terms && (
        <>
          <h2>{t("text/glossary")}</h2>
          <ul lang={htmlLang.en}>
            {terms.split("; ").map((term) => (
              <li key={term}>
                {term.slice(0, term.indexOf(":") + 1)}{" "}
                <span lang="mi">{term.slice(term.indexOf(":") + 2)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {places.length > 0 && (
        <>
          <h2>{t("text/places")}</h2>
          <ul lang={htmlLang.en} className="review-key">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      )}
      <Proposed text={text} />
    </>
  );
}

/** The browser outlines the words on the page (https://wicg.github.io/scroll-to-text-fragment/): the longest run of them without a mark. */
function onItsPage(address: string, mi: string): string {
  const runs = mi.split(/[<>{}[\]()*#\n]/).map((run) => run.trim());
  const longest = runs.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const said = longest.split(" ").slice(0, 8).join(" ");
  const page = address.startsWith("/error.html") ? address : `/mi${address === "/" ? "" : address}`;
  const fragment = `:~:text=${encodeURIComponent(said).replaceAll("-", "%2D")}`;
  return page.includes("#") ? `${page}${fragment}` : `${page}#${fragment}`;
}

interface HistoryProps {
  readonly group: string;
  readonly text: ReviewedText;
  readonly reader: string;
  readonly entries: readonly Entry[];
}

function History({ group, text, reader, entries }: HistoryProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const shown = entries.filter(({ kind }) => kind !== "draft");
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{t("text/history")}</h2>
      <ol className="reviewed">
        {shown.map(({ id, kind, words: said, note, by, on, checkedBy, checkedOn }) => (
          <li key={id}>
            <p className="hint">{t("text/written", { name: by, day: dayInWords(on, language) })}</p>
            {said && (
              <p className="as-written" lang="mi">
                {said}
              </p>
            )}
            {note && <p className="as-written">{note}</p>}
            {checkedBy && checkedOn && (
              <p className="hint">
                {t("text/checked", { name: checkedBy, day: dayInWords(checkedOn, language) })}
              </p>
            )}
            {kind === "words" && !checkedBy && by !== reader && (
              <form id={`check-${id}`} method="post" action={to(textPath)}>
                <FormToken />
                <input type="hidden" name="group" value={group} />
                <input type="hidden" name="text" value={text.id} />
                <button type="submit" name="intent" value={`check-${id}`} className="button">
                  {t("text/check")}
                </button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
