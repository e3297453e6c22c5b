import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  DatesPage,
  type DatesPageProps,
  openDates,
  submitDates,
} from "#app/features/paid-parental-leave/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openDates(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitDates(request, visit);

export default function PaidParentalLeaveDates() {
  return <DatesPage {...useModel<DatesPageProps>()} />;
}
