import { datesFile, toDates } from "#app/features/paid-parental-leave/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader, action } = endpoint({ get: toDates, post: datesFile });
