import { createContext, useContext } from "react";
import { address, type Language } from "#app/i18n/languages.ts";
import type { AmountsInForce } from "./amounts/in-words.ts";
import type { Look } from "./look/look.ts";

export interface Message {
  id: string;
  message_en: string;
  message_mi: string | undefined;
}

/** It may say no more than that it is closed. */
export interface Outage extends Omit<Message, "message_en"> {
  service: string;
  message_en: string | undefined;
  outage_end_datetime: number | undefined;
}

/** Empty when the content service failed. */
export interface ShellContent {
  stages: readonly { nameEn: string; nameMi: string | undefined }[];
  pages: readonly { TitleEN: string; TitleMI: string | undefined }[];
  banners: readonly Message[];
  outages: readonly Outage[];
  /** From the address: compare it, never show it. */
  authError: string | undefined;
  isShareHidden: boolean;
}

export interface PageContext {
  language: Language;
  path: string;
  search: string;
  origin: string;
  saveData: boolean;
  hasOwnLetters: boolean;
  look: Look;
  /** Against forged requests; reading it makes the page personal. */
  formToken: string;
  reference: string;
  practice: boolean;
  keepsPages: boolean;
  /** Leaves no trace: a title that tells nothing, no copy in the browser, and what was kept of others forgotten. */
  isQuiet: boolean;
  quickExit: string;
  feedback: string;
  shell: ShellContent;
  amounts: AmountsInForce;
  /** Milliseconds; `isIdle`: earlier, if nothing happens. */
  session: { ends: number; left: number; isIdle: boolean } | undefined;
  /** For the Content-Security-Policy. */
  addStylesheet(sheet: string): void;
}

const ReactPageContext = createContext<PageContext | undefined>(undefined);

export const PageProvider = ReactPageContext.Provider;

/** @throws outside `PageProvider` */
export function usePage(): PageContext {
  const page = useContext(ReactPageContext);
  if (!page) throw new Error("A page was rendered outside of PageProvider.");
  return page;
}

export function useAddress(): (path: string) => string {
  const { language } = usePage();
  return (path) => address(language, path);
}
