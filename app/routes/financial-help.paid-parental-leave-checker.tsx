import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  CheckerPage,
  type CheckerPageProps,
  openChecker,
  parameters,
} from "#app/features/paid-parental-leave/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => openChecker(visit);

export { parameters };

export default function PaidParentalLeaveChecker() {
  return <CheckerPage {...useModel<CheckerPageProps>()} />;
}
