/** First segments below /api that the second worker answers: the same for everybody, so it gets no cookies. */
export const publicApi = [
  "rules",
  "open-data",
  "content",
  "service-locations",
  "places",
  "banners",
  "outage-banners",
  "openapi.json",
] as const;

/** First segments below /api of the site's own calls, which know the visitor. */
export const visitorApi = ["users", "preferences", "emailaddresses"] as const;

const api = new RegExp(`^/api/(${publicApi.map((segment) => segment.replace(".", "\\.")).join("|")})(/|$)`);

export const isPublicApi = (pathname: string): boolean => api.test(pathname);
