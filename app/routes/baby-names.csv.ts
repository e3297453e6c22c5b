import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { namesFile } from "#app/features/baby-names/index.ts";

export const loader = ({ request }: LoaderFunctionArgs) => namesFile("csv", request);
