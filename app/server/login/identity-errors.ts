/** Codes with which the national identity provider says why it logged nobody in (spec 1 section 8). */
const known = [
  "AuthnFailed",
  "Timeout",
  "InternalError",
  "RequestUnsupported",
  "UnsupportedBinding",
  "NoPassive",
  "RequestDenied",
] as const;

/** What any other failure comes to: the general message, as for a code that is none of ours (facts section 6). */
export const unknownErrorCode = "RealMeError";

/** The plain errors of OAuth 2.0 and OpenID Connect that mean the same as a code. */
const plain: ReadonlyMap<string, (typeof known)[number]> = new Map([
  ["access_denied", "AuthnFailed"],
  ["login_required", "NoPassive"],
  ["interaction_required", "NoPassive"],
  ["server_error", "InternalError"],
  ["temporarily_unavailable", "InternalError"],
]);

/**
 * The code for an error that the identity provider sent. A description is taken only if it is, or ends in, a known code, as the
 * last part of a sub-status does (`…:status:Timeout`): nothing that came over the wire is ever passed on.
 */
export function errorCodeOf(error: string, description: string | undefined): string {
  const last = description?.trim().split(":").at(-1);
  return known.find((code) => code === last) ?? plain.get(error) ?? unknownErrorCode;
}
