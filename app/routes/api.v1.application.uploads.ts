import { uploadsCall } from "#app/features/childcare-subsidy/index.ts";

export const { loader, action } = uploadsCall;
