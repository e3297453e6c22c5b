import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  ComeBackPage,
  type ComeBackPageProps,
  openComeBack,
  submitComeBack,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openComeBack(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitComeBack(request, visit);

export default function ComeBack() {
  return <ComeBackPage {...useModel<ComeBackPageProps>()} />;
}
