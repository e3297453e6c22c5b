import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type AfterwardsModel,
  AfterwardsPage,
  openPaymentSuccess,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => openPaymentSuccess(visit);

export default function PaymentSuccess() {
  return <AfterwardsPage {...useModel<AfterwardsModel>()} />;
}
