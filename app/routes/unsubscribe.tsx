import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  openUnsubscribe,
  UnsubscribePage,
  type UnsubscribePageProps,
  unsubscribe,
} from "#app/features/reminders/index.ts";

export const loader = ({ request, context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openUnsubscribe(request);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => unsubscribe(request, visit);

export default function Unsubscribe() {
  const opened = useLoaderData<typeof loader>() as UnsubscribePageProps;
  const answered = useActionData<UnsubscribePageProps>();
  return <UnsubscribePage {...(answered ?? opened)} />;
}
