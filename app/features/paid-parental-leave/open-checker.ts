import { personalisationOf } from "#app/features/account/index.ts";
import { address } from "#app/i18n/languages.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import { found, type PageResponse, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { outcomes } from "./outcomes.ts";
import { pages } from "./pages.ts";
import { isEnd } from "./tree.ts";
import { followTree, searchOf, type TreePath } from "./tree-path.ts";

export interface CheckerPageProps extends TreePath {
  /** Only if the result uses it. */
  dueDate: CalendarDate | undefined;
}

/** Each node has one address, to which others redirect, so no more pages are cached than there are nodes. */
export async function openChecker(visit: Visit): Promise<PageResponse<CheckerPageProps>> {
  const parameters = new URLSearchParams(visit.request.search);
  const path = followTree(parameters);
  const search = searchOf(path.answered);
  if (path.answered.length < [...parameters].length)
    return found(address(visit.request.language, pages.checker) + search);
  const hasDates = isEnd(path.node) && outcomes[path.node.outcome].dates;
  const dueDate = hasDates ? (await personalisationOf(visit)).dueDate : undefined;
  return show({ ...path, dueDate }, { page: { search } });
}
