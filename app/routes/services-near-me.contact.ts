import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contactCard } from "#app/features/services-near-me/index.ts";

export const loader = ({ params, context: { visit } }: LoaderFunctionArgs) =>
  contactCard(params.category ?? "", params.file ?? "", visit);
