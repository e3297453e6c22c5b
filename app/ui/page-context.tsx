import { createContext, useContext } from "react";
import { address, type Language } from "#app/i18n/languages.ts";
import type { AmountsInForce } from "./amounts/in-words.ts";
import type { Look } from "./look/look.ts";

export interface Message {
  id: string;
  message_en: string;
  message_mi: string | undefined;
}

/** A service is closed; it may say no more than that. */
export interface Outage extends Omit<Message, "message_en"> {
  service: string;
  message_en: string | undefined;
  /** Milliseconds. */
  outage_end_datetime: number | undefined;
}

/** Empty where the content service failed. */
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
  /** The path without its language prefix. */
  path: string;
  /** From the question mark on. */
  search: string;
  /** Scheme, host and port of the site, from configuration. */
  origin: string;
  saveData: boolean;
  hasOwnLetters: boolean;
  look: Look;
  /** Against forged requests; reading it makes the page personal. */
  formToken: string;
  /** On error pages and in the log. */
  reference: string;
  /** Stand-ins answer for the real neighbours. */
  practice: boolean;
  /** Browsers may keep pages that were read. */
  keepsPages: boolean;
  /** The address that quick exit leads to. */
  quickExit: string;
  /** Where visitors say what they think of the site. */
  feedback: string;
  shell: ShellContent;
  amounts: AmountsInForce;
  /** Of a logged-in visitor: when it ends and how much is left, in milliseconds; earlier if nothing happens any more. */
  session: { ends: number; left: number; isIdle: boolean } | undefined;
  /** For the Content-Security-Policy. */
  addStylesheet(sheet: string): void;
}

const ReactPageContext = createContext<PageContext | undefined>(undefined);

export const PageProvider = ReactPageContext.Provider;

/** @throws outside of `PageProvider` */
export function usePage(): PageContext {
  const page = useContext(ReactPageContext);
  if (!page) throw new Error("A page was rendered outside of PageProvider.");
  return page;
}

/** Turns paths into addresses in the language of the page. */
export function useAddress(): (path: string) => string {
  const { language } = usePage();
  return (path) => address(language, path);
}
