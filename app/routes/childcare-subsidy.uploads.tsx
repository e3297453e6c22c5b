import { parent } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = parent.uploads;
export default parent.uploads.Page;
