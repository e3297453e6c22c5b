interface SiteCookie {
  readonly name: string;
  /** With it a public page may look different: such a page is neither taken from a cache nor put into one. */
  readonly isPersonal?: true;
  /** Quick exit removes it, so that the browser holds nothing of its visitor. */
  readonly isForgotten?: true;
}

/** Every cookie that goes to the whole site (Path=/). A test fails for a cookie that is set anywhere and missing here. */
export const siteCookies = {
  session: { name: "__Host-session", isPersonal: true, isForgotten: true },
  browser: { name: "__Host-visit", isForgotten: true },
  preferences: { name: "__Host-preferences", isPersonal: true, isForgotten: true },
  pendingLogins: { name: "__Host-login", isForgotten: true },
  lastPerson: { name: "__Host-person", isForgotten: true },
  drafts: { name: "__Host-draft", isForgotten: true },
  loginHint: { name: "is_authenticated", isPersonal: true, isForgotten: true },
  /** For scripts, which send it back as the header X-CSRFToken. */
  formToken: { name: "csrftoken", isForgotten: true },
  /** The share panel is hidden or not: says nothing of a person. */
  shareChoice: { name: "__Host-share" },
  /** A random number for counting visits. */
  analyticsId: { name: "piwikID" },
  /** Changes with every quick exit, which keeps browsers from showing a stored page for Back. */
  quickExit: { name: "__Host-left" },
} as const satisfies Record<string, SiteCookie>;

/**
 * Sealed cookies that go to one area of the site, in each language (`sealedCookie`). Quick exit removes all of them.
 * The name is also what the value is bound to: to rename one makes what browsers hold unreadable.
 */
export const areaCookies = {
  financialHelpAnswers: { name: "answers", area: "/financial-help" },
  financialHelpTyped: { name: "typed", area: "/financial-help" },
  profileTyped: { name: "typed", area: "/profile" },
  comeBackCode: { name: "code", area: "/register-my-baby" },
  dueDate: { name: "due-date", area: "/financial-help/paid-parental-leave-checker" },
} as const;

/** Any other is a type error: it would survive quick exit. */
export type AreaCookie = (typeof areaCookies)[keyof typeof areaCookies];

const all: readonly SiteCookie[] = Object.values(siteCookies);
const namesOf = (cookies: readonly SiteCookie[]): readonly string[] => cookies.map(({ name }) => name);

export const personalCookies = namesOf(all.filter(({ isPersonal }) => isPersonal));
export const forgottenCookies = namesOf(all.filter(({ isForgotten }) => isForgotten));
