import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  clear,
  openResults,
  ResultsPage,
  type ResultsPageProps,
} from "#app/features/financial-help/index.ts";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => openResults(visit);

export const action = ({ context: { visit } }: ActionFunctionArgs) => clear(visit);

export default function Results() {
  return <ResultsPage {...(useLoaderData<typeof loader>() as ResultsPageProps)} />;
}
