import type { Language } from "#app/i18n/languages.ts";
import type { Look } from "#app/ui/look/look.ts";
import type { PageContext, ShellContent } from "#app/ui/page-context.tsx";

/** Sunday 22 November 2026 in New Zealand, for every specimen. */
export const now = Date.UTC(2026, 10, 22, 0, 0);
export const today = "2026-11-22";
const hour = 3_600_000;
export const later = now + 30 * 24 * hour;

export const shell: ShellContent = {
  stages: [
    { nameEn: "Getting ready", nameMi: "Te whakariterite" },
    { nameEn: "Pregnancy", nameMi: "Te hapūtanga" },
    { nameEn: "Baby", nameMi: "Te pēpi" },
    { nameEn: "Toddler", nameMi: "Te kōhungahunga" },
    { nameEn: "Preschooler", nameMi: "Te tamaiti nohinohi" },
    { nameEn: "Starting school", nameMi: "Te tīmata kura" },
  ],
  pages: [{ TitleEN: "Your privacy", TitleMI: "Tō tūmataiti" }],
  banners: [],
  outages: [],
  authError: undefined,
  isShareHidden: false,
};

export const placeIn = (language: Language, look: Look): PageContext => ({
  language,
  path: "/",
  search: "",
  origin: "https://timata.govt.nz",
  saveData: false,
  look,
  formToken: "",
  reference: "0d9f4c1e",
  practice: false,
  keepsPages: false,
  isQuiet: false,
  hasOwnLetters: false,
  quickExit: "https://www.metservice.com/",
  feedback: "/feedback",
  shell,
  amounts: new Map(),
  session: undefined,
  addStylesheet: () => undefined,
});

export const session = (isIdle: boolean) => ({ ends: now + hour, left: hour, isIdle });
