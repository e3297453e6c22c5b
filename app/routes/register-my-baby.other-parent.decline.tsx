import { otherParent } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = otherParent.decline;
export default otherParent.decline.Page;
