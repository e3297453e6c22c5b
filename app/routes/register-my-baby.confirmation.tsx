import { confirmation } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = confirmation;
export default confirmation.Page;
