const known = [
  "AuthnFailed",
  "Timeout",
  "InternalError",
  "RequestUnsupported",
  "UnsupportedBinding",
  "NoPassive",
  "RequestDenied",
] as const;

export const unknownErrorCode = "RealMeError";

const plain: ReadonlyMap<string, (typeof known)[number]> = new Map([
  ["access_denied", "AuthnFailed"],
  ["login_required", "NoPassive"],
  ["interaction_required", "NoPassive"],
  ["server_error", "InternalError"],
  ["temporarily_unavailable", "InternalError"],
]);

/** Passes on only our own words: a description counts if it is, or ends in, a known code (`…:status:Timeout`). */
export function errorCodeOf(error: string, description: string | undefined): string {
  const last = description?.trim().split(":").at(-1);
  return known.find((code) => code === last) ?? plain.get(error) ?? unknownErrorCode;
}
