import { submitted } from "#app/features/childcare-subsidy/index.ts";

export const { loader, action, headers } = submitted;
export default submitted.Page;
