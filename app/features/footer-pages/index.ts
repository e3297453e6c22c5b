import { contentFailure } from "#app/server/neighbours/content-failure.ts";
import { page } from "#app/server/page.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { slug } from "#app/ui/stage-address.ts";
import { FooterPage, type FooterPageProps } from "./footer-page.tsx";

/** By the English title, in small letters with dashes. @throws a response with status 404, 410 or 503 without a page */
async function openPage(
  visit: Visit,
  _: Request,
  { pageId = "" }: { pageId?: string },
): Promise<PageResult<FooterPageProps>> {
  const pages = await visit.neighbours.content.simplePages();
  if (!pages.ok) throw contentFailure(pages);
  const page = pages.value.find(({ TitleEN }) => slug(TitleEN) === pageId);
  if (!page) throw new Response(null, { status: 404 });
  visit.request.isQuiet = pageId === "online-safety";
  return show({ page });
}

export const footerPage = page(FooterPage, { open: openPage });
