import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  LandingPage,
  type LandingPageProps,
  openLanding,
  submitLanding,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openLanding(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitLanding(request, visit);

export default function Landing() {
  return <LandingPage {...useModel<LandingPageProps>()} />;
}
