import { detector, type Language, oneSpelling, readAddress } from "#app/i18n/languages.ts";
import type { Look } from "#app/ui/look/look.ts";
import { authErrorIn } from "../login/auth-error.ts";
import { lookOf } from "../visitor/look-choice.ts";
import { isShareHidden } from "../visitor/share-choice.ts";
import { hasOwnLetters } from "./headers.ts";

export interface RequestFacts {
  readonly method: string;
  readonly language: Language;
  readonly path: string;
  search: string;
  readonly cookies: string | null;
  /** The moment of the request; rules never read a clock of their own. */
  readonly now: Date;
  readonly reference: string;
  readonly isRetry: boolean;
  /** The browser does not say where the form came from, so it is shown again, not carried out. */
  originUnknown: boolean;
  /** The page leaves no trace in the browser (`app/islands/quiet.ts`). */
  isQuiet: boolean;
  readonly saveData: boolean;
  readonly hasOwnLetters: boolean;
  readonly look: Look;
  readonly isShareHidden: boolean;
  /** From a failed log-in: compare it, never show it. */
  readonly authError: string | undefined;
}

export async function readRequest(
  request: Request,
  reference: string,
  today: string | undefined,
): Promise<RequestFacts> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const cookies = headers.get("Cookie");
  return {
    method,
    language: (await detector.getLocale(request)) as Language,
    path: oneSpelling(readAddress(url.pathname).path),
    search: "",
    cookies,
    now: today ? new Date(`${today}T00:00:00Z`) : new Date(),
    reference,
    isRetry: url.searchParams.has("again"),
    originUnknown: false,
    isQuiet: false,
    saveData: headers.get("Save-Data") === "on",
    hasOwnLetters: hasOwnLetters(headers),
    look: lookOf(cookies),
    isShareHidden: isShareHidden(cookies),
    authError: authErrorIn(cookies),
  };
}
