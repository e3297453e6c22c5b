import { step } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = step;
export default step.Page;
