import { createContext, useContext } from "react";
import { address, type Language } from "#app/i18n/languages.ts";

/** A message in both languages, from those who run the site. */
export interface Message {
  id: string;
  message_en: string;
  message_mi: string | undefined;
}

/** What every page shows around its own part; what could not be had is empty. */
export interface ShellContent {
  stages: readonly { nameEn: string; nameMi: string | undefined }[];
  pages: readonly { TitleEN: string; TitleMI: string | undefined }[];
  banners: readonly Message[];
  outages: readonly Message[];
  /** As it came: to be compared, never shown. */
  authError: string | undefined;
  isShareHidden: boolean;
}

/** Where the visitor is: what any part of a page may need to know of the request. */
export interface PageContext {
  language: Language;
  /** The path without its language prefix. */
  path: string;
  /** The parameters that belong to the address of the page, from the question mark on; or nothing. */
  search: string;
  /** Scheme, host and port of the site, from configuration. */
  origin: string;
  /** The visitor's browser asks to be sent less. */
  saveData: boolean;
  /** The token that a form carries against forged requests; reading it makes the page personal. */
  formToken: string;
  /** Stands on the last-resort error page and in the log. */
  reference: string;
  /** True while pretend neighbours answer for real ones. */
  practice: boolean;
  /** The address that quick exit leads to. */
  quickExit: string;
  /** Where visitors say what they think of the site. */
  feedback: string;
  shell: ShellContent;
  /** Somebody is logged in: when that ends, and how long that is from now, in milliseconds. */
  session: { ends: number; left: number } | undefined;
  /** What the page's loader found. */
  model: unknown;
  /** Each style sheet that the page carries is told: the Content-Security-Policy names it. */
  addStylesheet(sheet: string): void;
}

const ReactPageContext = createContext<PageContext | undefined>(undefined);

export const PageProvider = ReactPageContext.Provider;

/** @throws outside of `PlaceProvider` */
export function usePage(): PageContext {
  const place = useContext(ReactPageContext);
  if (!place) throw new Error("A page was drawn outside of PlaceProvider.");
  return place;
}

/** Gives the function that turns a path into an address in the language of the page. */
export function useAddress(): (path: string) => string {
  const { language } = usePage();
  return (path) => address(language, path);
}
