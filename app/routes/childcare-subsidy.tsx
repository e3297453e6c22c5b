import { landing } from "#app/features/childcare-subsidy/index.ts";

export const { loader, action, headers } = landing;
export default landing.Page;
