import { securityHeaders } from "#app/server/http/headers.ts";

const policy = "Permissions-Policy";

/** This page may ask the device where it is, when the visitor presses the button for that; no other page of the site may. */
export const finderHeaders = (): Record<string, string> => ({
  [policy]: (securityHeaders[policy] ?? "").replace("geolocation=()", "geolocation=(self)"),
});
