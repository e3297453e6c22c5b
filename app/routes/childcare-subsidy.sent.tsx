import { parent } from "#app/features/childcare/index.ts";

export const { loader, headers } = parent.sent;
export default parent.sent.Page;
