import type { StopScope } from "#app/server/neighbours/reminders.ts";
import {
  type PageResponse,
  type PageResult,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { clearPreferencesCookie } from "#app/server/visitor/preferences-cookie.ts";
import { unsubscribePath } from "#app/server/well-known/one-click-unsubscribe.ts";
import type { UnsubscribePageProps } from "./unsubscribe-page.tsx";

/** Changes nothing: programs that scan mails open links too. */
export function openUnsubscribe(_: Visit, request: Request): PageResult<UnsubscribePageProps> {
  const { searchParams } = new URL(request.url);
  const done = whatOf(searchParams.get("done"));
  if (done) return show({ state: "done", what: done });
  const token = searchParams.get("token");
  if (!token) return show({ state: "incomplete" }, { status: 404 });
  return show({ state: "ask", token, what: whatOf(searchParams.get("stop")) ?? "reminders" });
}

export async function unsubscribe(
  visit: Visit,
  request: Request,
): Promise<PageResponse<UnsubscribePageProps>> {
  const form = await request.formData();
  const token = String(form.get("token") ?? "");
  const what = whatOf(form.get("what")) ?? "reminders";
  if (form.get("intent") === "language") return switchLanguage(visit, linkOf(token, what));
  switch (await visit.neighbours.reminders.stop(token, what)) {
    case "stopped":
      // Preferences left in the browser would be merged back at the next log-in.
      return redirectTo(
        visit,
        `${unsubscribePath}?done=${what}`,
        what === "everything" ? [clearPreferencesCookie()] : [],
      );
    case "not-ours":
      return show({ state: "incomplete" }, { status: 404 });
    case "unavailable":
      return show({ state: "ask", token, what, failed: true }, { status: 503 });
  }
}

/** As in mails, without language. */
function linkOf(token: string, what: StopScope): string {
  const query = new URLSearchParams({ token, ...(what === "everything" ? { stop: what } : {}) });
  return `${unsubscribePath}?${query}`;
}

const stops: readonly StopScope[] = ["reminders", "everything"];
const whatOf = (text: unknown): StopScope | undefined => stops.find((what) => what === text);
