import type { PageContext } from "#app/ui/page-context.tsx";

/** Where a part of a page stands when a test draws it by itself. */
export const somewhere: PageContext = {
  language: "en",
  path: "/form",
  search: "",
  origin: "https://timata.govt.nz",
  saveData: false,
  hasOwnLetters: false,
  look: "device",
  formToken: "the-token",
  reference: "reference",
  practice: false,
  keepsPages: true,
  isQuiet: false,
  quickExit: "https://weather.example/",
  feedback: "/contact",
  shell: { stages: [], pages: [], banners: [], outages: [], authError: undefined, isShareHidden: false },
  amounts: new Map(),
  session: undefined,
  addStylesheet: () => {},
};
