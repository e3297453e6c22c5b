import { address } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { Bilingual, type BothLanguages, inLanguage, RichText } from "./bilingual.tsx";
import { safeLink } from "./link.ts";
import { usePlace } from "./place.tsx";
import { Rich } from "./rich.tsx";

/** A part of a card, in the field names of the content service (spec 1 section 3). */
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

/** The parts of a card in their order; one of a type that this site does not know says so in its place. */
export function CardElements({ elements }: { elements: readonly CardElement[] }) {
  return elements.map((element, index) => <Part key={index} element={element} />);
}

function Part({ element }: { element: CardElement }) {
  const t = shellWords(usePlace().language);
  switch (element.type) {
    case "richtext":
      return <RichText en={element.content} mi={element.contentMI} />;
    case "accordion":
      return (
        <details className="accordion">
          <summary>
            <Bilingual en={element.label} mi={element.labelMI} />
          </summary>
          <RichText en={element.content} mi={element.contentMI} />
        </details>
      );
    case "url":
      return <Link element={element} />;
    default:
      return <p className="notice">{t("unavailableElement")}</p>;
  }
}

function Link({ element }: { element: Extract<CardElement, { type: "url" }> }) {
  const { language } = usePlace();
  const { externalURL, linkText, linkTextMI, label, labelMI } = element;
  const own = externalURL.startsWith("/") && !externalURL.startsWith("//");
  const target = own ? address(language, externalURL) : safeLink(externalURL);
  const words: BothLanguages = { en: linkText, mi: linkTextMI };
  const { text, lang } = inLanguage(words, language);
  return (
    <p className="card-link">
      {label && (
        <span className="card-link-label">
          <Bilingual en={label} mi={labelMI} />
        </span>
      )}
      {target ? (
        <a href={target} lang={lang} className={own ? "onward" : "onward outward"}>
          <Rich text={text} />
        </a>
      ) : (
        <Bilingual {...words} />
      )}
    </p>
  );
}
