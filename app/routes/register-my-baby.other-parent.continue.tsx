import { otherParent } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = otherParent.continueWithCode;
export default otherParent.continueWithCode.Page;
