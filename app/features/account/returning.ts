import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";

export interface FormContext {
  /** The stage page with the form; undefined on the form's own page. */
  next: string | undefined;
  /** Rendered for somebody logged in. */
  isOfPerson: boolean;
}

export function formContext(data: FormData): FormContext {
  const next = data.get("next");
  const isStage = typeof next === "string" && /^\/stage\/[a-z0-9-]+$/.test(next);
  return { next: isStage ? next : undefined, isOfPerson: data.get("as") === "person" };
}

/** The stage page or the form's own page confirms the save. */
export function redirectBack(
  { next }: FormContext,
  own: string,
  visit: Parameters<typeof redirectTo>[0],
  cookies: readonly string[],
): Response {
  return redirectTo(visit, `${next ?? own}?saved=yes`, cookies);
}

export const isSaved = (search: string): boolean => new URLSearchParams(search).get("saved") === "yes";

export const whyLoggedOut = ({ account }: Visit): "expired" | "unavailable" =>
  account.sessionState.is === "unknown" ? "unavailable" : "expired";
