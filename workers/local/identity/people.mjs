// The site never learns the names, only the subject and, if it asks, the e-mail address.
/** @type {readonly { subject: string; name: string; email: string }[]} */
export const people = [
  { subject: "stand-in-aroha", name: "Aroha Tāmati", email: "aroha@example.nz" },
  { subject: "stand-in-ben", name: "Ben Carter", email: "ben@example.nz" },
  { subject: "stand-in-mele", name: "Mele Fonua", email: "mele@example.nz" },
  { subject: "stand-in-priya", name: "Priya Nair", email: "priya@example.nz" },
  { subject: "stand-in-wiremu", name: "Wiremu Parata", email: "wiremu@example.nz" },
];

// The national provider's codes, with the OpenID Connect error that carries each.
/** @type {readonly { code: string; error: string; en: string; mi: string }[]} */
export const failures = [
  {
    code: "AuthnFailed",
    error: "access_denied",
    en: "I chose to leave",
    mi: "I whiriwhiri au ki te wehe",
  },
  {
    code: "Timeout",
    error: "access_denied",
    en: "Nothing happened for too long",
    mi: "Kua roa rawa te tatari",
  },
  { code: "InternalError", error: "server_error", en: "The provider broke", mi: "I pakaru te kaiwhakarato" },
  {
    code: "RequestUnsupported",
    error: "invalid_request",
    en: "The request is not supported",
    mi: "Kāore te tono e tautokona",
  },
  {
    code: "UnsupportedBinding",
    error: "invalid_request",
    en: "The way it was sent is not supported",
    mi: "Kāore te ara tuku e tautokona",
  },
  {
    code: "NoPassive",
    error: "interaction_required",
    en: "It cannot be done unseen",
    mi: "Kāore e taea huna",
  },
  {
    code: "RequestDenied",
    error: "access_denied",
    en: "The request was denied",
    mi: "I whakakāhoretia te tono",
  },
  { code: "SomethingElse", error: "invalid_scope", en: "Something else", mi: "He mea kē" },
];
