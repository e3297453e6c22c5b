import { beginLogin, finishLogin } from "#app/server/login/login.ts";
import { logout } from "#app/server/login/logout.ts";
import type { Visit } from "#app/server/visit.ts";

export const openLogin = (visit: Visit, request: Request) => beginLogin(request, visit);

export const openLoginCallback = (visit: Visit, request: Request) => finishLogin(request, visit);

export const openLogout = (visit: Visit, request: Request) => logout(request, visit);
