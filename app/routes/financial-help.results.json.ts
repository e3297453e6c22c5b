import { resultsFile } from "#app/features/financial-help/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader } = endpoint({ get: resultsFile });
