import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  openStep,
  passedHeaders,
  RegistrationPage,
  type RegistrationPageProps,
  submitStep,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ request, params, context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openStep(request, visit, params.stepName ?? "");

export const action = ({ request, params, context: { visit } }: ActionFunctionArgs) =>
  submitStep(request, visit, params.stepName ?? "");

export const headers = passedHeaders;

export default function Step() {
  return <RegistrationPage {...useModel<RegistrationPageProps>()} />;
}
