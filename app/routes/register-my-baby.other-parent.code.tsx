import { otherParent } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = otherParent.code;
export default otherParent.code.Page;
