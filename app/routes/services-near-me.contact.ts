import { contactCard } from "#app/features/services-near-me/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader } = endpoint({ get: contactCard });
