import { otherParent } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = otherParent.step;
export default otherParent.step.Page;
