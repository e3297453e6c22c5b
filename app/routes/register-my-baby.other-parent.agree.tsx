import { otherParent } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = otherParent.agree;
export default otherParent.agree.Page;
