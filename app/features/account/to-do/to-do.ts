import * as z from "zod";
import { otherLanguage } from "#app/i18n/languages.ts";
import { readForm } from "#app/server/http/form-data.ts";
import { type PageResponse, type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type Personalisation, personalisationOf, saveChanges } from "../personalisation.ts";
import type { TypedDueDate } from "../profile/due-date-question.tsx";
import type { UnsavedReason } from "../profile/profile.ts";
import { formContext, isSaved, redirectBack, whyLoggedOut } from "../returning.ts";
import { taskIds } from "./tasks.ts";

export interface ToDoPageProps {
  known: Personalisation;
  /** As ticked on the page: after a failed save this differs from what is saved. */
  ticked: ReadonlySet<string>;
  unsaved?: UnsavedReason | undefined;
  isSaved?: boolean;
  typed?: TypedDueDate | undefined;
  /** A second press leads back to this page. */
  next?: string | undefined;
}

const ids = z.array(z.string());

/** Includes ticks that could not be saved before. */
export async function openToDo(visit: Visit): Promise<PageResult<ToDoPageProps>> {
  const known = await personalisationOf(visit);
  const setAside = visit.account.person
    ? ids.safeParse(await visit.account.pendingInput.read("to-do")).data
    : undefined;
  return show({
    known,
    ticked: setAside ? new Set(setAside) : known.ticked,
    unsaved: setAside && "unsaved",
    isSaved: isSaved(visit.request.search),
  });
}

/** Saves only what changed on this page, so that changes from another tab stay. */
export async function submitToDo(visit: Visit, request: Request): Promise<PageResponse<ToDoPageProps>> {
  const data = await readForm(request);
  const around = formContext(data);
  const known = await personalisationOf(visit);
  const ticked = tasksIn(data.getAll("checkboxes"));
  const props = { known, ticked, next: around.next };
  if (visit.request.originUnknown) return show({ ...props, unsaved: "once" }, { status: 403 });
  if (around.isOfPerson && !visit.account.person) return sessionEnded(whyLoggedOut(visit), props, visit, []);
  const shown = data.has("shown") ? tasksIn(String(data.get("shown")).split(" ")) : known.ticked;
  const changes = taskIds
    .filter((id) => ticked.has(id) !== shown.has(id))
    .map((id) => ({ group: "checkboxes", key: id, val: String(ticked.has(id)) }));
  const outcome = await saveChanges(visit, changes);
  if (!outcome.ok) {
    const { reason, headers } = outcome;
    return reason === "too-many"
      ? show({ ...props, unsaved: "tooMany" }, { status: 422 })
      : sessionEnded(reason, props, visit, headers);
  }
  if (visit.account.person) await visit.account.pendingInput.forget("to-do");
  // The language button saves the ticks too.
  const isSwitching = data.get("intent") === "language";
  const language = isSwitching ? otherLanguage(visit.request.language) : visit.request.language;
  return redirectBack(around, "/to-do", { request: { language } }, outcome.headers);
}

const tasksIn = (given: readonly FormDataEntryValue[]): ReadonlySet<string> =>
  new Set(taskIds.filter((id) => given.includes(id)));

/** A failed save shows the local-timeout message and a logged-out state; the ticks stay. */
async function sessionEnded(
  reason: "expired" | "unavailable",
  { known, ticked, next }: ToDoPageProps,
  visit: Visit,
  cookies: readonly string[],
): Promise<PageResult<ToDoPageProps>> {
  const kept = (await visit.account.pendingInput.save("to-do", [...ticked])) ?? [];
  return show(
    { known: { ...known, isLoggedIn: false }, ticked, unsaved: "unsaved", next },
    {
      status: reason === "expired" ? 403 : 503,
      cookies: [...cookies, ...kept],
      page: { isLoggedOut: true },
    },
  );
}
