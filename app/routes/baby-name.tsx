import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { HistoryPage, type HistoryPageProps, openHistory } from "#app/features/baby-names/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ request, context: { visit } }: LoaderFunctionArgs) => openHistory(request, visit);

export default function BabyName() {
  return <HistoryPage {...useModel<HistoryPageProps>()} />;
}
