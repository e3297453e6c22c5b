import { contentFailure } from "#app/server/neighbours/content-failure.ts";
import type { Visit } from "#app/server/visit.ts";
import { slug } from "#app/ui/stage-address.ts";
import type { FooterPageProps } from "./footer-page.tsx";

/**
 * Loads the footer page whose English title stands in an address.
 * @param name small letters, dashes for spaces
 * @throws a response with status 404, 410 or 503 when there is no page to show
 */
export async function openPage(name: string, visit: Visit): Promise<null> {
  const pages = await visit.content.simplePages();
  if (!pages.ok) throw contentFailure(pages);
  const page = pages.value.find(({ TitleEN }) => slug(TitleEN) === name);
  if (!page) throw new Response(null, { status: 404 });
  visit.model = { page } satisfies FooterPageProps;
  return null;
}
