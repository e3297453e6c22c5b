import { json, redirect } from "@remix-run/cloudflare";
import { address, otherLanguage } from "#app/i18n/languages.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ConfirmEmailPageProps } from "./confirm-email-page.tsx";
import { confirmPath } from "./pages.ts";

/** The page that asks whether an address is right. Opening it spends nothing: programs that look through mails open links too. */
export async function openConfirmEmail(
  request: Request,
  { emailAddresses }: Visit,
): Promise<ConfirmEmailPageProps | Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("done")) return { state: "confirmed" };
  const token = searchParams.get("token");
  if (!token) return ended();
  try {
    const named = await emailAddresses.named(token);
    return named === undefined ? ended() : { state: "ask", token, named };
  } catch (error) {
    return unavailable(error);
  }
}

/** Makes the address the person's own. */
export async function confirmEmail(request: Request, { emailAddresses, language }: Visit): Promise<Response> {
  const form = await request.formData();
  const token = String(form.get("token") ?? "");
  if (form.get("intent") === "language") {
    const query = new URLSearchParams({ token });
    return redirect(`${address(otherLanguage(language), confirmPath)}?${query}`, { status: 303 });
  }
  try {
    if ((await emailAddresses.confirm(token)) === undefined) return ended();
  } catch (error) {
    return unavailable(error);
  }
  return redirect(`${address(language, confirmPath)}?done=1`, { status: 303 });
}

/** The same for a link that is over and for one that never was (quality V2). */
const ended = (): Response => json<ConfirmEmailPageProps>({ state: "ended" }, { status: 404 });

function unavailable(error: unknown): Response {
  logFailure(error);
  return json<ConfirmEmailPageProps>({ state: "unavailable" }, { status: 503 });
}
