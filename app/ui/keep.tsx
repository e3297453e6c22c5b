import type { HTMLAttributes, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { noteUnread, takeUnread } from "#app/i18n/words.ts";
import { type PageContext, PageProvider, usePage } from "./page-context.tsx";

/** Nothing about a visitor. */
type ForEverybody = Pick<PageContext, "language" | "amounts" | "quickExit">;

type Details = Readonly<Record<string, string | boolean | undefined>>;

interface Markup {
  amounts: PageContext["amounts"];
  html: string;
  hasUnread: boolean;
}

const mostMarkups = 32;

/** Drawn once per content, language and detail. Asking the page for anything beyond `ForEverybody` throws. */
export function keep<Content extends object, D extends Details = Record<string, never>>(
  Tag: "div" | "form" | "li" | "ol" | "p" | "section" | "ul",
  Inside: (props: { of: Content; details: D }) => ReactNode,
) {
  const markups = new WeakMap<Content, Map<string, Markup>>();

  function markupOf(of: Content, details: D, page: PageContext): Markup {
    const known = markups.get(of) ?? new Map<string, Markup>();
    markups.set(of, known);
    const key = JSON.stringify([page.language, page.quickExit, details]);
    const before = known.get(key);
    if (before?.amounts === page.amounts) return before;
    if (known.size >= mostMarkups) known.clear();
    const drawn = draw(<Inside of={of} details={details} />, page);
    known.set(key, drawn);
    return drawn;
  }

  return function Kept({
    of,
    details,
    ...attributes
  }: HTMLAttributes<HTMLElement> & { of: Content; details: D }) {
    const { html, hasUnread } = markupOf(of, details, usePage());
    if (hasUnread) noteUnread();
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React.
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

function draw(inside: ReactNode, page: PageContext): Markup {
  const wasUnread = takeUnread();
  const html = renderToStaticMarkup(<PageProvider value={forEverybody(page)}>{inside}</PageProvider>);
  const hasUnread = takeUnread();
  if (wasUnread) noteUnread();
  return { amounts: page.amounts, html, hasUnread };
}

function forEverybody({ language, amounts, quickExit }: PageContext): PageContext {
  const told: ForEverybody = { language, amounts, quickExit };
  return new Proxy(told as PageContext, {
    get(_, name) {
      if (!(name in told)) throw new Error(`Kept for everybody, it may not depend on "${String(name)}".`);
      return told[name as keyof ForEverybody];
    },
  });
}
