import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { beginLogin, finishLogin } from "#app/server/login/login.ts";
import { logout } from "#app/server/login/logout.ts";

/** Leads to the identity provider. */
export const begin = ({ request, context: { visit } }: LoaderFunctionArgs) => beginLogin(request, visit);

/** Takes its answer. */
export const finish = ({ request, context: { visit } }: LoaderFunctionArgs) => finishLogin(request, visit);

/** Ends the session here and there. */
export const end = ({ request, context: { visit } }: LoaderFunctionArgs) => logout(request, visit);
