import { shareChoice } from "#app/features/share/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader } = endpoint({ get: shareChoice });
