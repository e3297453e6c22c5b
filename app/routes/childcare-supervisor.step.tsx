import { step } from "#app/features/childcare-supervisor/index.ts";

export const { loader, action, headers } = step;
export default step.Page;
