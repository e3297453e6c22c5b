import { logFailure } from "#app/server/log.ts";
import {
  type PageResponse,
  type PageResult,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ConfirmEmailPageProps } from "./confirm-email-page.tsx";
import { confirmPath } from "./pages.ts";

/** Does not use up the link: programs that scan mails open links too. */
export async function openConfirmEmail(
  { account: { emailAddresses } }: Visit,
  request: Request,
): Promise<PageResult<ConfirmEmailPageProps>> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("done")) return show({ state: "confirmed" });
  const token = searchParams.get("token");
  if (!token) return ended();
  try {
    const named = await emailAddresses.addressOf(token);
    return named === undefined ? ended() : show({ state: "ask", token, named });
  } catch (error) {
    return unavailable(error);
  }
}

export async function confirmEmail(
  visit: Visit,
  request: Request,
): Promise<PageResponse<ConfirmEmailPageProps>> {
  const form = await request.formData();
  const token = String(form.get("token") ?? "");
  if (form.get("intent") === "language")
    return switchLanguage(visit, `${confirmPath}?${new URLSearchParams({ token })}`);
  try {
    if ((await visit.account.emailAddresses.confirm(token)) === undefined) return ended();
  } catch (error) {
    return unavailable(error);
  }
  return redirectTo(visit, `${confirmPath}?done=1`);
}

/** The same for an expired link as for one that never existed. */
const ended = (): PageResult<ConfirmEmailPageProps> => show({ state: "ended" }, { status: 404 });

function unavailable(error: unknown): PageResult<ConfirmEmailPageProps> {
  logFailure(error);
  return show({ state: "unavailable" }, { status: 503 });
}
