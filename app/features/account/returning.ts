import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";

/** Hidden fields of the account's forms. */
export interface FormContext {
  /** The stage page that contains the form, if it is not on the form's own. */
  next: string | undefined;
  /** It was rendered for somebody logged in. */
  isOfPerson: boolean;
}

export function formContext(data: FormData): FormContext {
  const next = data.get("next");
  const isStage = typeof next === "string" && /^\/stage\/[a-z0-9-]+$/.test(next);
  return { next: isStage ? next : undefined, isOfPerson: data.get("as") === "person" };
}

/** Back to the page with the form, which confirms the save: a stage page or the form's own. */
export function redirectBack(
  { next }: FormContext,
  own: string,
  visit: Parameters<typeof redirectTo>[0],
  cookies: readonly string[],
): Response {
  return redirectTo(visit, `${next ?? own}?saved=yes`, cookies);
}

/** From the parameters of the page. */
export const isSaved = (search: string): boolean => new URLSearchParams(search).get("saved") === "yes";

/** Why the person the form was rendered for is not logged in any more. */
export const whyLoggedOut = ({ account }: Visit): "expired" | "unavailable" =>
  account.sessionState.is === "unknown" ? "unavailable" : "expired";
