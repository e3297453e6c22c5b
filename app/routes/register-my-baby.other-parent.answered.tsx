import { otherParent } from "#app/features/register-my-baby/index.ts";

export const { loader, headers } = otherParent.answered;
export default otherParent.answered.Page;
