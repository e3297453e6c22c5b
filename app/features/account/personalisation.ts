import type { CalendarDate } from "#app/nz/date.ts";
import { isPersonal } from "#app/server/cache/public-pages.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Preference } from "#app/server/visitor/preference.ts";
import type { SaveOutcome } from "#app/server/visitor/preferences.ts";
import { readDueDate } from "./profile/due-date.ts";

export interface Personalisation {
  isLoggedIn: boolean;
  /** The page is not cached for others, and its forms carry a token. */
  isPersonal: boolean;
  dueDate: CalendarDate | undefined;
  /** On by default after a log-in. */
  isSubscribed: boolean;
  email: string | undefined;
  /** Not confirmed yet. */
  pendingEmail: string | undefined;
  ticked: ReadonlySet<string>;
}

export async function personalisationOf({
  account: { person, preferences },
  request: { cookies },
}: Visit): Promise<Personalisation> {
  const { settings = {}, checkboxes = {} } = await preferences.read();
  return {
    isLoggedIn: person !== undefined,
    isPersonal: isPersonal(cookies),
    dueDate: readDueDate(settings.dd),
    isSubscribed: person !== undefined && settings.subscribed !== "false",
    email: person?.email,
    pendingEmail: person?.pendingEmail,
    ticked: new Set(Object.keys(checkboxes).filter((id) => checkboxes[id] === "true")),
  };
}

/** Without changes no cookie is set. */
export const saveChanges = (
  { account: { preferences } }: Visit,
  changes: readonly Preference[],
): Promise<SaveOutcome> =>
  changes.length > 0 ? preferences.save(changes) : Promise.resolve({ ok: true, headers: [] });
