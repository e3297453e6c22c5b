import { redirect } from "@remix-run/cloudflare";
import { personalisationOf } from "#app/features/account/index.ts";
import { address } from "#app/i18n/languages.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import type { Visit } from "#app/server/visit.ts";
import { outcomes } from "./outcomes.ts";
import { pages } from "./pages.ts";
import { isEnd } from "./tree.ts";
import { followTree, searchOf, type TreePath } from "./tree-path.ts";

export interface CheckerPageProps extends TreePath {
  /** The visitor's, where it is remembered and the result can do something with it. */
  dueDate: CalendarDate | undefined;
}

/**
 * Opens the checker where the answers in the address lead. Every node has one address: what does not belong to it is taken away, so
 * that there are no more pages to keep than nodes.
 */
export async function openChecker(visit: Visit): Promise<Response | null> {
  const said = new URLSearchParams(visit.search);
  const walked = followTree(said);
  const search = searchOf(walked.given);
  if (walked.given.length < [...said].length)
    return redirect(address(visit.language, pages.checker) + search, { status: 302 });
  const hasDates = isEnd(walked.at) && outcomes[walked.at.outcome].dates;
  visit.search = search;
  visit.model = {
    ...walked,
    dueDate: hasDates ? (await personalisationOf(visit)).dueDate : undefined,
  } satisfies CheckerPageProps;
  return null;
}
