import type { ReactNode } from "react";
import { address, htmlLang, languages } from "#app/i18n/languages.ts";
import { showPart, takeUnread, wordsOf } from "#app/i18n/words.ts";
import icon from "../../.build/icon.json";
import letters from "../../.build/letters.json";
import loader from "../../.build/loader.json";
import styles from "../../.build/styles.json";
import { Banners, hasBanners } from "./banners.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Island } from "./island.tsx";
import type { FormOnPage } from "./language-toggle.tsx";
import { sheetInLook } from "./look/look.ts";
import { usePage } from "./page-context.tsx";
import { QuickExit } from "./quick-exit.tsx";
import { plain, Rich } from "./rich.tsx";
import { SessionNotice } from "./session.tsx";
import { Share } from "./share.tsx";

const shellWords = wordsOf("i18n");

export interface PageProps {
  /** From narrow to wide; the site's name is added. Typed text is not parsed for marks. */
  title: readonly (string | { asTyped: string })[];
  hasErrors?: boolean;
  description?: string;
  sheets?: readonly string[];
  form?: FormOnPage | undefined;
  /** The share links include the query. */
  sharesChoice?: boolean;
  unlisted?: boolean;
  /** Only its visitor can open it, so there is nothing to share. */
  isPrivate?: boolean;
  /** Readable offline once read: the same for everybody, and no form. */
  isKept?: boolean;
  isError?: boolean;
  /** False where a link to it would betray what somebody looked for, or lead others into the middle of a form. */
  isShared?: boolean;
  /** Answers are typed here: on a phone the header is one row, and notices stand in the foot. */
  isForm?: boolean;
  aside?: ReactNode;
  notice?: ReactNode;
  hero?: ReactNode;
  /** Its Māori content awaits review, beside the site's own words. */
  isDraft?: boolean;
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { form, isError, isForm = false, aside, children } = props;
  const { hero, notice, isDraft, isKept, isPrivate, isShared = true, sharesChoice = false } = props;
  const { language, practice, keepsPages, isQuiet } = usePage();
  const t = shellWords(language);
  const title = [...(isQuiet ? [t("site/quiet")] : props.title), t("site/name")].map(inTitle).join(" – ");
  return (
    <html lang={htmlLang[language]}>
      <Head page={props} title={title} />
      <body>
        <a className="skip" href="#main">
          {t("skip")}
        </a>{" "}
        {practice && <PracticeNotice part={isForm ? "notice" : undefined} />}
        <QuickExit />
        <Header form={form} />
        <Banners />
        <main id="main" tabIndex={-1}>
          {hero}
          <div className={aside ? "main-parts with-aside" : "main-parts"}>
            <div className="main-part">{children}</div>
            {aside && <div className="aside">{aside}</div>}
          </div>
          {language === "mi" && <DraftNote isDraft={isDraft} isShort={isPrivate} />}
        </main>
        <SessionNotice form={form} />
        {notice}
        {practice && isForm && <PracticeNotice part="body" />}
        {!isError && !isPrivate && <Share isShared={isShared} title={title} withSearch={sharesChoice} />}
        <Footer hasLookChoice={!form && !isPrivate && !isError} />
        {isKept && keepsPages && <Island name="offline">{null}</Island>}
        {isQuiet && <Island name="quiet">{null}</Island>}
      </body>
    </html>
  );
}

function Head({ page, title }: { page: PageProps; title: string }) {
  const { hasErrors, description, sheets = [], unlisted, isError, isForm, aside } = page;
  const { language, path, origin, session, shell, hasOwnLetters, saveData } = usePage();
  const ofParts = [
    ...(hasOwnLetters ? [letters.sheet] : []),
    ...(session ? [styles.session] : []),
    ...(hasBanners(shell) ? [styles.banners] : []),
    ...(aside ? [styles.aside] : []),
    ...(isForm ? [styles["form-page"]] : []),
  ];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{hasErrors ? `${shellWords(language)("error")}: ${title}` : title}</title>
      {description && <meta name="description" content={plain(description)} />}
      {unlisted && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#17403f" />
      <link rel="icon" href={icon.address} />
      {!isError &&
        languages.map((each) => (
          <link key={each} rel="alternate" hrefLang={htmlLang[each]} href={origin + address(each, path)} />
        ))}
      {!unlisted && (
        <>
          <link rel="canonical" href={origin + address(language, path)} />
          <meta property="og:title" content={title} />
          <meta property="og:image" content={`${origin}/share.png`} />
        </>
      )}
      {[styles.site, ...ofParts, ...sheets].map((sheet) => (
        <Style key={sheet} sheet={sheet} />
      ))}
      {!saveData && <Loader />}
    </head>
  );
}

/** @param part of the notice, where the rest stands elsewhere */
function PracticeNotice({ part }: { part: "notice" | "body" | undefined }) {
  const t = shellWords(usePage().language);
  return (
    <aside className="practice" aria-labelledby={`practice-${part ?? "notice"}`}>
      <p id={part && `practice-${part}`}>
        {part !== "body" && (
          <b id={part ? undefined : "practice-notice"}>
            <Rich text={t("standIn/notice", { service: t("site/name") })} />
          </b>
        )}{" "}
        {part !== "notice" && <Rich text={t("standIn/body")} />}
      </p>
    </aside>
  );
}

/** Drawn after the words above it, to know whether all of them were checked. */
function DraftNote({ isDraft, isShort }: { isDraft: boolean | undefined; isShort: boolean | undefined }) {
  showPart("frame");
  if (!takeUnread() && !isDraft) return null;
  return (
    <p className={isShort ? "draft draft-short" : "draft"}>
      <Rich text={shellWords("mi")(isShort ? "shortDraft" : "translationDraft")} />
    </p>
  );
}

const inTitle = (part: string | { asTyped: string }): string =>
  typeof part === "string" ? plain(part) : part.asTyped;

/** React would escape quotes that CSS needs. */
export function Style({ sheet }: { sheet: string }) {
  const { look, addStylesheet } = usePage();
  const inLook = sheetInLook(sheet, look);
  addStylesheet(inLook);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own files, never from a request.
  return <style dangerouslySetInnerHTML={{ __html: inLook }} />;
}

/** The only script in a page: asks for the others once it is ready. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own files, never from a request.
const Loader = () => <script dangerouslySetInnerHTML={{ __html: loader.script }} />;
