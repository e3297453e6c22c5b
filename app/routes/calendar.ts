import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { calendar, toCalendarForm } from "#app/features/account/index.ts";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => toCalendarForm(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => calendar(request, visit);
