import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type AfterwardsModel,
  AfterwardsPage,
  openPayment,
  passedHeaders,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => openPayment(visit);

export const headers = passedHeaders;

export default function Payment() {
  return <AfterwardsPage {...useModel<AfterwardsModel>()} />;
}
