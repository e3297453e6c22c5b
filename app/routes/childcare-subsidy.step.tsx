import { step } from "#app/features/childcare-subsidy/index.ts";

export const { loader, action, headers } = step;
export default step.Page;
