import { Fragment, type ReactNode } from "react";
import { address, htmlLang, type Language } from "#app/i18n/languages.ts";
import { fillAmounts } from "./amounts/in-words.ts";
import { usePage } from "./page-context.tsx";

const mark = /<(en|mi|b|a)(?: href="([^"]*)")?>(.*?)<\/\1>/g;

/** Only for our own texts, never for text from visitors or neighbours. */
export function Rich({ text }: { text: string }): ReactNode {
  const { language, amounts } = usePage();
  return rich(fillAmounts(text, amounts, language), language);
}

/** For long lists: one component less to render. */
export function rich(text: string, language: Language): ReactNode {
  if (!text.includes("<")) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, tag = "", href = "", inner = ""] = found;
    parts.push(text.slice(end, found.index), element(tag, href, rich(inner, language), language));
    end = found.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function element(tag: string, href: string, inner: ReactNode, language: Language): ReactNode {
  if (tag === "a") return <a href={href.startsWith("/") ? address(language, href) : href}>{inner}</a>;
  if (tag === "b") return <b>{inner}</b>;
  return <span lang={htmlLang[tag as Language]}>{inner}</span>;
}

export const plain = (text: string): string => text.replace(/<[^<>]*>/g, "");
