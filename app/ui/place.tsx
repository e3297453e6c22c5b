import { createContext, useContext } from "react";
import { address, type Language } from "#app/i18n/languages.ts";

/** Where the visitor is: what any part of a page may need to know of the request. */
export interface Place {
  language: Language;
  /** The path without its language prefix. */
  path: string;
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
}

const PlaceContext = createContext<Place | undefined>(undefined);

export const PlaceProvider = PlaceContext.Provider;

/** @throws outside of `PlaceProvider` */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("A page was drawn outside of PlaceProvider.");
  return place;
}

/** Gives the function that turns a path into an address in the language of the page. */
export function useAddress(): (path: string) => string {
  const { language } = usePlace();
  return (path) => address(language, path);
}
