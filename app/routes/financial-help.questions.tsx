import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  openQuestions,
  QuestionsPage,
  type QuestionsPageProps,
  submitQuestions,
} from "#app/features/financial-help/index.ts";

export const loader = ({ request, context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openQuestions(request, visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) =>
  submitQuestions(request, visit);

export default function Questions() {
  const opened = useLoaderData<typeof loader>() as QuestionsPageProps;
  const answered = useActionData<QuestionsPageProps>();
  return <QuestionsPage {...(answered ?? opened)} />;
}
