import { openLoginCallback } from "#app/features/login/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader } = endpoint({ get: openLoginCallback });
