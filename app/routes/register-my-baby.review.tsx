import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  openReview,
  passedHeaders,
  type ReviewModel,
  ReviewOrInstead,
  submitReview,
} from "#app/features/register-my-baby/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ request, context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openReview(request, visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitReview(request, visit);

export const headers = passedHeaders;

export default function Review() {
  return <ReviewOrInstead {...useModel<ReviewModel>()} />;
}
