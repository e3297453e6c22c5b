import { securityHeaders } from "#app/server/http/headers.ts";

const policy = "Permissions-Policy";

/** Only this page may ask the device for its location, when the visitor presses the button. */
export const finderHeaders = (): Record<string, string> => ({
  [policy]: (securityHeaders[policy] ?? "").replace("geolocation=()", "geolocation=(self)"),
});
