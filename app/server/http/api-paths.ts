export const publicApi = [
  "amounts",
  "rules",
  "open-data",
  "content",
  "service-locations",
  "places",
  "banners",
  "outage-banners",
  "openapi.json",
] as const;

export const visitorApi = ["users", "preferences", "emailaddresses", "bro", "v1"] as const;

const api = new RegExp(`^/api/(${publicApi.map((segment) => segment.replace(".", "\\.")).join("|")})(/|$)`);

export const isPublicApi = (pathname: string): boolean => api.test(pathname);
