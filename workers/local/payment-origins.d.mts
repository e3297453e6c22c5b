export function paymentOriginsProblem(
  vars: { PAYMENT_ORIGINS?: string },
  args: readonly string[],
): string | undefined;
