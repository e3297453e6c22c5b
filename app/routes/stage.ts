import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { chosenStage } from "#app/features/stages/index.ts";
import { address } from "#app/i18n/languages.ts";

/** Leads from the stage select to the stage that was chosen; the bare address leads home (spec 1 section 2.1). */
export const loader = async ({ request, context: { visit } }: LoaderFunctionArgs) =>
  redirect(address(visit.language, await chosenStage(new URL(request.url).searchParams.get("stage"), visit)));
