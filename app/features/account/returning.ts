import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";

/** What a form says of itself beside its questions, taken from its body by name. */
export interface FormContext {
  /** The page it stands on. */
  next: string | null;
  /** It was drawn for somebody who was logged in. */
  isOfPerson: boolean;
}

export function formContext(data: FormData): FormContext {
  const next = data.get("next");
  return { next: typeof next === "string" ? next : null, isOfPerson: data.get("as") === "person" };
}

/** Leads back to the page that a form stood on, which says that all is saved: a stage page or the form's own. */
export function redirectBack(
  { next }: FormContext,
  own: string,
  visit: Pick<Visit, "language">,
  cookies: readonly string[],
): Response {
  const page = next && /^\/stage\/[a-z0-9-]+$/.test(next) ? next : own;
  return redirectTo(visit, `${page}?saved=yes`, cookies);
}

/** Tells whether something was saved just now, by the parameters of the page. */
export const isSaved = (search: string): boolean => new URLSearchParams(search).get("saved") === "yes";

/** Why nobody is logged in any more who was when the form was drawn. */
export const whyLoggedOut = ({ account }: Visit): "expired" | "unavailable" =>
  account.sessionState.is === "unknown" ? "unavailable" : "expired";
