import { Fragment, type ReactNode } from "react";
import { address, type Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { type BothLanguages, bilingual, inLanguage, richText } from "./bilingual.tsx";
import { safeLink } from "./link.ts";
import { type PageContext, usePage } from "./page-context.tsx";
import { rich } from "./rich.tsx";

const shellWords = wordsOf("i18n");

/** Uses the content service's field names. */
export type CardElement =
  | { type: "richtext"; content: string; contentMI?: string | undefined }
  | {
      type: "accordion";
      label: string;
      labelMI?: string | undefined;
      content: string;
      contentMI?: string | undefined;
    }
  | {
      type: "url";
      externalURL: string;
      linkText: string;
      linkTextMI?: string | undefined;
      label?: string | undefined;
      labelMI?: string | undefined;
    }
  | { type: "unknown" };

export function CardElements({ elements }: { elements: readonly CardElement[] }) {
  const page = usePage();
  return elements.map((element, index) => <Fragment key={index}>{part(element, page)}</Fragment>);
}

function part(element: CardElement, page: PageContext): ReactNode {
  const { language } = page;
  switch (element.type) {
    case "richtext":
      return richText({ en: element.content, mi: element.contentMI }, page);
    case "accordion":
      return (
        <details className="accordion">
          <summary>{bilingual({ en: element.label, mi: element.labelMI }, language)}</summary>
          {richText({ en: element.content, mi: element.contentMI }, page)}
        </details>
      );
    case "url":
      return link(element, language);
    default:
      return <p className="notice">{shellWords(language)("unavailableElement")}</p>;
  }
}

function link(element: Extract<CardElement, { type: "url" }>, language: Language): ReactNode {
  const { externalURL, linkText, linkTextMI, label, labelMI } = element;
  const own = externalURL.startsWith("/") && !externalURL.startsWith("//");
  const target = own ? address(language, externalURL) : safeLink(externalURL);
  const words: BothLanguages = { en: linkText, mi: linkTextMI };
  const { text, lang } = inLanguage(words, language);
  return (
    <p className="card-link">
      {label && <span className="card-link-label">{bilingual({ en: label, mi: labelMI }, language)}</span>}
      {target ? (
        <a href={target} lang={lang} className={own ? "onward" : "onward outward"}>
          {rich(text, language)}
        </a>
      ) : (
        bilingual(words, language)
      )}
    </p>
  );
}
