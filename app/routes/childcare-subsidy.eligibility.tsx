import { eligibility, preCheckQuery } from "#app/features/childcare-subsidy/index.ts";

export const { loader, action, headers } = eligibility;
export default eligibility.Page;
export const parameters = preCheckQuery;
