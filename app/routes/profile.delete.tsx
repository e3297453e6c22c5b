import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  DeletionPage,
  type DeletionPageProps,
  openDeletion,
  submitDeletion,
} from "#app/features/account/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openDeletion(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitDeletion(request, visit);

export default function Deletion() {
  return <DeletionPage {...useModel<DeletionPageProps>()} />;
}
