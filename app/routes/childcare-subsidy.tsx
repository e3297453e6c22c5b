import { parent } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = parent.landing;
export default parent.landing.Page;
