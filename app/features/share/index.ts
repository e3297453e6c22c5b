import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ownPath } from "#app/server/http/own-path.ts";
import { rememberShareChoice } from "#app/server/visitor/share-choice.ts";

/**
 * Hides the share panel or shows it again, and goes back to the page it was on. A link is enough: nothing but the look of the
 * panel changes.
 */
export function shareChoice({ request, context: { visit } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const back = ownPath(searchParams.get("next"), visit);
  return redirect(back, {
    headers: { "Set-Cookie": rememberShareChoice(searchParams.get("panel") === "hidden") },
  });
}
