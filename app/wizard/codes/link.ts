import { type Draft, noBirthDate } from "#app/server/drafts/index.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { firstStepPath, type Service } from "../service.ts";
import { draftsFor } from "../state.ts";

/** The code has 100 random bits. @returns the path; nothing when the database does not answer */
export async function makeLink(
  service: Pick<Service, "name" | "base" | "draft">,
  visit: Visit,
  draft: Draft<SavedForm>,
): Promise<string | undefined> {
  const comeBackCode = await draftsFor(service, visit).makeCode(draft, noBirthDate);
  return comeBackCode && `${service.base}/open?code=${comeBackCode.code}`;
}

/**
 * Opens the draft in this browser, in place of its own, and removes the code from the address.
 * @throws 404 for a code that opens nothing, 409 with too many forms in the browser, 503 when the database does not answer
 */
export async function openLink(service: Service, visit: Visit, request: Request): Promise<Response> {
  const code = new URL(request.url).searchParams.get("code") ?? "";
  const opened = await draftsFor(service, visit).openWithCode(code, noBirthDate, { isInPlace: true });
  if (opened.is !== "opened")
    throw new Response(null, { status: { unavailable: 503, full: 409 }[opened.is as string] ?? 404 });
  const path = opened.isClosed ? service.submittedPath : undefined;
  return redirectTo(visit, path ?? firstStepPath(service), opened.cookies);
}
