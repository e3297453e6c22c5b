import { paymentRetry } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = paymentRetry;
export default paymentRetry.Page;
