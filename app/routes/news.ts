import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { address } from "#app/i18n/languages.ts";

/** The news are the top baby names (spec 1 section 2.1). */
export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  redirect(address(visit.language, "/news/baby-names"));
