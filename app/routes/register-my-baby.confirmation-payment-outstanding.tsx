import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type AfterwardsModel,
  AfterwardsPage,
  openOutstanding,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => openOutstanding(visit);

export default function PaymentOutstanding() {
  return <AfterwardsPage {...useModel<AfterwardsModel>()} />;
}
