import type { CalendarDate } from "#app/nz/date.ts";
import { isPersonal } from "#app/server/cache/public-pages.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Preference } from "#app/server/visitor/preference.ts";
import type { SaveOutcome } from "#app/server/visitor/preferences.ts";
import { readDueDate } from "./due-date.ts";

/** What is remembered of a visitor, with a log-in or in the browser (spec 1 sections 3 and 4). */
export interface Personalisation {
  isLoggedIn: boolean;
  /** The page may be this visitor's own: it is not kept for others, and its forms carry a token. */
  isPersonal: boolean;
  dueDate: CalendarDate | undefined;
  /** Reminders are wanted: so it is once somebody is logged in, until they say otherwise (facts 3.3). */
  isSubscribed: boolean;
  /** The confirmed address. */
  email: string | undefined;
  /** An address that waits until the link in a message was followed. */
  pendingEmail: string | undefined;
  /** Numbers of the tasks that are done. */
  ticked: ReadonlySet<string>;
}

/** Reads what is remembered of the visitor; of one without cookies nothing is, and nobody is asked. */
export async function personalisationOf({ person, preferences, cookies }: Visit): Promise<Personalisation> {
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

/** Saves what has changed. Where nothing has, a browser is given no cookie that would keep nothing. */
export const saveChanges = ({ preferences }: Visit, changes: readonly Preference[]): Promise<SaveOutcome> =>
  changes.length > 0 ? preferences.save(changes) : Promise.resolve({ ok: true, headers: [] });
