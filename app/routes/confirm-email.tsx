import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  ConfirmEmailPage,
  type ConfirmEmailPageProps,
  confirmEmail,
  openConfirmEmail,
} from "#app/features/reminders/index.ts";

export const loader = ({ request, context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openConfirmEmail(request, visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => confirmEmail(request, visit);

export default function ConfirmEmail() {
  const opened = useLoaderData<typeof loader>() as ConfirmEmailPageProps;
  const answered = useActionData<ConfirmEmailPageProps>();
  return <ConfirmEmailPage {...(answered ?? opened)} />;
}
