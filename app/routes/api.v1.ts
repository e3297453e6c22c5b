import { parent, supervisor } from "#app/features/childcare/index.ts";

export const childcareCalls = { ...parent.applicationCalls, ...supervisor.supervisorCalls } as const;
