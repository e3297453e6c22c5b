import { parent } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = parent.submitted;
export default parent.submitted.Page;
