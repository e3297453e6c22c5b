import { safeRedirectPath } from "#app/server/http/safe-redirect.ts";
import { endpoint } from "#app/server/page.ts";
import { found } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { lookNamed, setLook } from "#app/server/visitor/look-choice.ts";

/** Needs no form token, as nothing but the look changes; then back to the page it was on. */
function chooseLook(visit: Visit, request: Request): Response {
  const { searchParams } = new URL(request.url);
  const back = safeRedirectPath(searchParams.get("next"), visit.site);
  return found(back, [setLook(lookNamed(searchParams.get("look")))]);
}

export const look = endpoint({ get: chooseLook });
