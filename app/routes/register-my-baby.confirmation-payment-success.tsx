import { paymentSuccess } from "#app/features/register-my-baby/index.ts";

export const { loader, headers } = paymentSuccess;
export default paymentSuccess.Page;
