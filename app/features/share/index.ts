import { safeRedirectPath } from "#app/server/http/safe-redirect.ts";
import { endpoint } from "#app/server/page.ts";
import { found } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { setShareChoice } from "#app/server/visitor/share-choice.ts";

/** A link is enough, as only the panel's look changes. */
function chooseShare(visit: Visit, request: Request): Response {
  const { searchParams } = new URL(request.url);
  const back = safeRedirectPath(searchParams.get("next"), visit.site);
  return found(back, [setShareChoice(searchParams.get("panel") === "hidden")]);
}

export const share = endpoint({ get: chooseShare });
