import { receipt } from "#app/features/register-my-baby/index.ts";

export const { loader, headers } = receipt;
export default receipt.Page;
