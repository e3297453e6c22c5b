export function paymentOriginsProblem(
  vars: { PAYMENT_ORIGINS?: string },
  args: readonly string[],
): string | undefined;
export function agencyProblem(
  vars: { AGENCY_URL?: string; SCANNER_URL?: string },
  args: readonly string[],
): string | undefined;
