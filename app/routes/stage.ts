import { openChosenStage } from "#app/features/stages/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader } = endpoint({ get: openChosenStage });
