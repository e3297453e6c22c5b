import { paymentOutstanding } from "#app/features/register-my-baby/index.ts";

export const { loader, headers } = paymentOutstanding;
export default paymentOutstanding.Page;
