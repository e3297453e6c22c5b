import { address, htmlLang, languages } from "#app/i18n/languages.ts";
import { cacheControl } from "../http/headers.ts";

/** Both languages (sitemaps.org 0.9, with search engines' language links). @param paths without language prefix */
export function answerSitemap(paths: readonly string[], origin: string): Response {
  const links = (path: string) =>
    languages
      .map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${htmlLang[each]}" href="${origin}${address(each, path)}"/>`,
      )
      .join("");
  const pages = paths.flatMap((path) =>
    languages.map((each) => `<url><loc>${origin}${address(each, path)}</loc>${links(path)}</url>`),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join("\n")}
</urlset>
`;
  return file(xml, "application/xml");
}

export const answerRobots = (origin: string): Response =>
  file(
    `User-agent: *\nDisallow: /api/\nDisallow: /stand-ins\nDisallow: /login\nDisallow: /mi/login\n\nSitemap: ${origin}/sitemap.xml\n`,
    "text/plain",
  );

const file = (text: string, type: string): Response =>
  new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cacheControl.file },
  });
