import { parent } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = parent.review;
export default parent.review.Page;
