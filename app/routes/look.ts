import { chooseLook } from "#app/features/look/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader } = endpoint({ get: chooseLook });
