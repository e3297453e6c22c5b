import { parent } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = parent.step;
export default parent.step.Page;
