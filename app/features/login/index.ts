import { beginLogin, finishLogin } from "#app/server/login/login.ts";
import { logout } from "#app/server/login/logout.ts";
import type { Visit } from "#app/server/visit.ts";

/** Leads to the identity provider. */
export const openLogin = (visit: Visit, request: Request) => beginLogin(request, visit);

/** Takes its answer. */
export const openLoginCallback = (visit: Visit, request: Request) => finishLogin(request, visit);

/** Ends the session here and there. */
export const openLogout = (visit: Visit, request: Request) => logout(request, visit);
