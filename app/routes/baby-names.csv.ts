import { namesFile } from "#app/features/baby-names/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader } = endpoint({ get: (_, request) => namesFile("csv", request) });
