import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type AfterwardsModel, AfterwardsPage, openReceipt } from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => openReceipt(visit);

export default function Receipt() {
  return <AfterwardsPage {...useModel<AfterwardsModel>()} />;
}
