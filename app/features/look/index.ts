import { safeRedirectPath } from "#app/server/http/safe-redirect.ts";
import { endpoint } from "#app/server/page.ts";
import { found } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { lookNamed, setLook } from "#app/server/visitor/look-choice.ts";

/** Only the look changes, so no form token is needed. */
function chooseLook(visit: Visit, request: Request): Response {
  const { searchParams } = new URL(request.url);
  const back = safeRedirectPath(searchParams.get("next"), visit.site);
  return found(back, [setLook(lookNamed(searchParams.get("look")))]);
}

export const look = endpoint({ get: chooseLook });
