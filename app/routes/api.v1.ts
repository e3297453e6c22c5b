import { applicationCalls } from "#app/features/childcare-subsidy/index.ts";
import { supervisorCalls } from "#app/features/childcare-supervisor/index.ts";

export const childcareCalls = { ...applicationCalls, ...supervisorCalls } as const;
