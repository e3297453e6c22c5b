import { securityHeaders } from "#app/server/http/headers.ts";

const policy = "Permissions-Policy";

/** Only this page may ask for the device's location, when the visitor presses the button. */
export const finderHeaders = (): Record<string, string> => ({
  [policy]: (securityHeaders[policy] ?? "").replace("geolocation=()", "geolocation=(self)"),
});
