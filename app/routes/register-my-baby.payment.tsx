import { payment } from "#app/features/register-my-baby/index.ts";

export const { loader, headers } = payment;
export default payment.Page;
