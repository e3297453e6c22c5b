import { parent } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = parent.eligibility;
export default parent.eligibility.Page;
export const parameters = parent.preCheckQuery;
