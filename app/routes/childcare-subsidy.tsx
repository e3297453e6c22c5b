import { landing } from "#app/features/childcare-subsidy/index.ts";

export const { loader, headers } = landing;
export default landing.Page;
