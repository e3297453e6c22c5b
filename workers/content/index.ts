import { type Context, Hono } from "hono";
import { remoteSource } from "./remote/remote.ts";
import { type GuideQuery, GuideSearch } from "./search/search.ts";
import { notFound, respondWith } from "./serve/content-answer.ts";
import type { ContentSource } from "./serve/content-source.ts";
import { Guide } from "./serve/guide.ts";
import { pageNumber, searchQuery } from "./serve/operations.ts";
import { ownSource } from "./serve/own-content.ts";

export interface ContentBindings {
  DB: D1Database;
  CONTENT_URL?: string;
}

type ContentContext = Context<{ Bindings: ContentBindings }>;

const idPattern = /^\d{1,6}$/;
const contentPaths = [
  "/version",
  "/board",
  "/stages",
  "/simplepages",
  "/stages/:id",
  "/sections/:id",
  "/search/*",
];

export function contentService() {
  const guide = new Guide();
  const search = new GuideSearch();
  const sourceOf = ({ env }: ContentContext): ContentSource =>
    env.CONTENT_URL ? remoteSource(env.CONTENT_URL) : ownSource(env.DB, guide, search);

  const content = new Hono<{ Bindings: ContentBindings }>();
  content.get("/version", (c) =>
    respondWith(c, async () => {
      const version = await sourceOf(c).version();
      return { version, body: { version } };
    }),
  );
  content.get("/stages", (c) => respondWith(c, () => sourceOf(c).stages()));
  content.get("/simplepages", (c) => respondWith(c, () => sourceOf(c).simplePages()));
  content.get("/board", (c) => respondWith(c, () => sourceOf(c).board()));
  content.get("/stages/:id", (c) => item(c, "stage"));
  content.get("/sections/:id", (c) => item(c, "section"));
  content.get("/search/*", (c) => {
    const asked = readSearch(new URL(c.req.url));
    if (typeof asked === "string") return c.json({ error: asked }, 400);
    return asked ? respondWith(c, () => sourceOf(c).search(asked)) : notFound(c);
  });
  for (const path of contentPaths) content.all(path, onlyRead);

  function item(c: ContentContext, kind: "stage" | "section") {
    const id = c.req.param("id") ?? "";
    return idPattern.test(id) ? respondWith(c, () => sourceOf(c).item(kind, id)) : notFound(c);
  }

  return { content, banners: messages(guide, "banners"), outageBanners: messages(guide, "outages") };
}

/** Banners always come from our own database; the site decides when to show them. */
function messages(guide: Guide, which: "banners" | "outages") {
  const list = new Hono<{ Bindings: ContentBindings }>();
  list.get("/", (c) =>
    respondWith(c, async () => {
      const { version, [which]: body } = await guide.publication(c.env.DB);
      return { version, body };
    }),
  );
  return list.all("/", onlyRead);
}

function onlyRead(c: Context) {
  return c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" });
}

/** Read from the raw path, as the term may contain characters with a meaning in addresses. */
function readSearch({ pathname, searchParams }: URL): GuideQuery | string | undefined {
  const [, sent, page = ""] = /\/search\/(?:(.*)\/)?([^/]*)$/.exec(pathname) ?? [];
  const number = pageNumber.safeParse(page);
  if (!number.success) return undefined;
  const term = decoded(sent ?? "");
  if (term === undefined) return "The term is not encoded as an address must be";
  const { stage, topic, language, summary, asTyped } = searchQuery.parse(Object.fromEntries(searchParams));
  return {
    term,
    page: number.data,
    summary,
    asTyped,
    ...(language && { language }),
    ...(stage && { stage }),
    ...(topic && { topic }),
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export const { content, banners, outageBanners } = contentService();
