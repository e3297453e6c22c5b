import { review } from "#app/features/childcare-subsidy/index.ts";

export const { loader, action, headers } = review;
export default review.Page;
