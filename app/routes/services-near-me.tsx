import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  FinderPage,
  type FinderPageProps,
  finderHeaders,
  openFinder,
  rememberOrForget,
} from "#app/features/services-near-me/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const headers = finderHeaders;

export const loader = ({ request, params, context: { visit } }: LoaderFunctionArgs) =>
  openFinder(request, visit, params.category);

export const action = ({ request, params, context: { visit } }: ActionFunctionArgs) =>
  rememberOrForget(request, visit, params.category);

export default function ServicesNearMe() {
  return <FinderPage {...useModel<FinderPageProps>()} />;
}
