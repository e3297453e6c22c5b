import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { datesFile, toDates } from "#app/features/paid-parental-leave/index.ts";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) => toDates(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => datesFile(request, visit);
