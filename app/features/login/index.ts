import { beginLogin, finishLogin } from "#app/server/login/login.ts";
import { logout as endLogin } from "#app/server/login/logout.ts";
import { endpoint } from "#app/server/page.ts";

export const login = endpoint({ get: (visit, request) => beginLogin(request, visit) });
export const callback = endpoint({ get: (visit, request) => finishLogin(request, visit) });
export const logout = endpoint({ get: (visit, request) => endLogin(request, visit) });
