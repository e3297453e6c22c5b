import { json, redirect } from "@remix-run/cloudflare";
import { address, otherLanguage } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import { unsubscribePath } from "#app/server/http/one-click.ts";
import type { Stop } from "#app/server/neighbours/reminders.ts";
import type { Visit } from "#app/server/visit.ts";
import { forgetPreferences } from "#app/server/visitor/preferences-cookie.ts";
import type { UnsubscribePageProps } from "./unsubscribe-page.tsx";

/** The page that a mail's link leads to. Opening it changes nothing: programs that look through mails open links too. */
export function openUnsubscribe(request: Request): UnsubscribePageProps | Response {
  const { searchParams } = new URL(request.url);
  const done = whatOf(searchParams.get("done"));
  if (done) return { state: "done", what: done };
  const token = searchParams.get("token");
  if (!token) return json<UnsubscribePageProps>({ state: "incomplete" }, { status: 404 });
  return { state: "ask", token, what: whatOf(searchParams.get("stop")) ?? "reminders" };
}

/** Stops what a button of that page says. */
export async function unsubscribe(request: Request, visit: Visit): Promise<Response> {
  const form = await request.formData();
  const token = String(form.get("token") ?? "");
  const what = whatOf(form.get("what")) ?? "reminders";
  if (form.get("intent") === "language") return inOtherLanguage(token, what, visit);
  switch (await visit.reminders.stop(token, what)) {
    case "stopped":
      return redirect(`${address(visit.language, unsubscribePath)}?done=${what}`, {
        status: 303,
        // What this browser still carries would come back with the next log-in.
        headers: setCookieHeaders(what === "everything" ? [forgetPreferences()] : []),
      });
    case "not-ours":
      return json<UnsubscribePageProps>({ state: "incomplete" }, { status: 404 });
    case "unavailable":
      return json<UnsubscribePageProps>({ state: "ask", token, what, failed: true }, { status: 503 });
  }
}

/** The link as it would stand in a mail of the other language. */
function inOtherLanguage(token: string, what: Stop, { language }: Visit): Response {
  const query = new URLSearchParams({ token, ...(what === "everything" ? { stop: what } : {}) });
  return redirect(`${address(otherLanguage(language), unsubscribePath)}?${query}`, { status: 303 });
}

const stops: readonly Stop[] = ["reminders", "everything"];
const whatOf = (text: unknown): Stop | undefined => stops.find((what) => what === text);
