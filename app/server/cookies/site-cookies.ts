interface SiteCookie {
  readonly name: string;
  readonly isPersonal?: true;
  readonly isForgotten?: true;
}

/** Every cookie with Path=/. A test fails if one is missing here. */
export const siteCookies = {
  session: { name: "__Host-session", isPersonal: true, isForgotten: true },
  browser: { name: "__Host-visit", isForgotten: true },
  preferences: { name: "__Host-preferences", isPersonal: true, isForgotten: true },
  pendingLogins: { name: "__Host-login", isForgotten: true },
  lastPerson: { name: "__Host-person", isForgotten: true },
  drafts: { name: "__Host-draft", isForgotten: true },
  loginHint: { name: "is_authenticated", isPersonal: true, isForgotten: true },
  supervisorLinks: { name: "__Host-supervisor", isForgotten: true },
  serviceDesk: { name: "__Host-service-desk", isForgotten: true },
  serviceFigures: { name: "__Host-service-figures", isForgotten: true },
  /** Scripts send it back as the header X-CSRFToken. */
  formToken: { name: "csrftoken", isForgotten: true },
  shareChoice: { name: "__Host-share" },
  look: { name: "__Host-look" },
  analyticsId: { name: "piwikID", isForgotten: true },
  /** A new value at each quick exit keeps browsers from showing a stored page for Back. */
  quickExit: { name: "__Host-left" },
} as const satisfies Record<string, SiteCookie>;

/** Sealed cookies of one area, in each language. Quick exit removes them all; values are bound to the name. */
export const areaCookies = {
  financialHelpAnswers: { name: "answers", area: "/financial-help" },
  financialHelpTyped: { name: "typed", area: "/financial-help" },
  resultsCode: { name: "results-code", area: "/financial-help/results" },
  profileTyped: { name: "typed", area: "/profile" },
  birthStatus: { name: "birth-status", area: "/register-my-baby" },
  comeBackCode: { name: "code", area: "/register-my-baby" },
  otherParentCode: { name: "other-parent-code", area: "/register-my-baby/other-parent" },
  otherParentTyped: { name: "other-parent-typed", area: "/register-my-baby/other-parent" },
  supervisorCode: { name: "supervisor-code", area: "/financial-help/childcare-subsidy-application/confirm" },
  reader: { name: "reader", area: "/te-reo-review" },
  dueDate: { name: "due-date", area: "/financial-help/paid-parental-leave-checker" },
} as const;

/** Any other is a type error, because it would survive quick exit. */
export type AreaCookie = (typeof areaCookies)[keyof typeof areaCookies];

const all: readonly SiteCookie[] = Object.values(siteCookies);
const namesOf = (cookies: readonly SiteCookie[]): readonly string[] => cookies.map(({ name }) => name);

export const personalCookies = namesOf(all.filter(({ isPersonal }) => isPersonal));
export const forgottenCookies = namesOf(all.filter(({ isForgotten }) => isForgotten));
