import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type AfterwardsModel,
  AfterwardsPage,
  openRetry,
  passedHeaders,
  retryPayment,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openRetry(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => retryPayment(request, visit);

export const headers = passedHeaders;

export default function PaymentRetry() {
  return <AfterwardsPage {...useModel<AfterwardsModel>()} />;
}
