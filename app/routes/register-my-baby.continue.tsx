import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  ContinuePage,
  type ContinuePageProps,
  openContinue,
  passedHeaders,
  submitContinue,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ request, context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openContinue(request, visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitContinue(request, visit);

export const headers = passedHeaders;

export default function Continue() {
  return <ContinuePage {...useModel<ContinuePageProps>()} />;
}
