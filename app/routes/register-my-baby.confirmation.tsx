import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type AfterwardsModel,
  AfterwardsPage,
  openConfirmation,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => openConfirmation(visit);

export default function Confirmation() {
  return <AfterwardsPage {...useModel<AfterwardsModel>()} />;
}
