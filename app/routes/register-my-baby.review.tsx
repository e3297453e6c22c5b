import { review } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = review;
export default review.Page;
