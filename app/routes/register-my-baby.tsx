import { landing } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = landing;
export default landing.Page;
