import { json } from "@remix-run/cloudflare";
import * as z from "zod";
import { otherLanguage } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import { showLoggedOut } from "#app/server/login/show-logged-out.ts";
import type { Visit } from "#app/server/visit.ts";
import type { CalendarFault } from "./calendar-form.tsx";
import { type Personalisation, personalisationOf, saveChanges } from "./personalisation.ts";
import type { Unsaved } from "./profile.ts";
import { aroundOf, backTo, isSaved, whyNobody } from "./returning.ts";
import { taskIds } from "./tasks.ts";

export interface ToDoPageProps {
  known: Personalisation;
  /** The tasks that are ticked on the page; more or others than are saved, when saving failed. */
  ticked: ReadonlySet<string>;
  unsaved?: Unsaved | undefined;
  isSaved?: boolean;
  fault?: CalendarFault | undefined;
}

const ids = z.array(z.string());

/** The to-do list as a visitor finds it, with the ticks that could not be saved before. */
export async function openToDo(visit: Visit): Promise<null> {
  const known = await personalisationOf(visit);
  const setAside = visit.person ? ids.safeParse(await visit.pendingInput.read("to-do")).data : undefined;
  const wrong = new URLSearchParams(visit.search).get("wrong");
  visit.model = {
    known,
    ticked: setAside ? new Set(setAside) : known.ticked,
    unsaved: setAside && "unsaved",
    isSaved: isSaved(visit.search),
    fault: (["missing", "format"] as const).find((each) => each === wrong),
  } satisfies ToDoPageProps;
  return null;
}

/** Saves what the visitor ticked or unticked; what another window of theirs has changed meanwhile stays. */
export async function submitToDo(request: Request, visit: Visit): Promise<Response> {
  const data = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  const around = aroundOf(data);
  const known = await personalisationOf(visit);
  const ticked = tasksIn(data.getAll("checkboxes"));
  const model = { known, ticked };
  if (visit.originUnknown) return draw(visit, { ...model, unsaved: "once" }, 403);
  if (around.isOfPerson && !visit.person) return lost(whyNobody(visit), model, visit, []);
  const shown = data.has("shown") ? tasksIn(String(data.get("shown")).split(" ")) : known.ticked;
  const changes = taskIds
    .filter((id) => ticked.has(id) !== shown.has(id))
    .map((id) => ({ group: "checkboxes", key: id, val: String(ticked.has(id)) }));
  const outcome = await saveChanges(visit, changes);
  if (!outcome.ok) {
    const { reason, headers } = outcome;
    return reason === "too-many"
      ? draw(visit, { ...model, unsaved: "tooMany" }, 422)
      : lost(reason, model, visit, headers);
  }
  if (visit.person) await visit.pendingInput.forget("to-do");
  // Ticks are saved whatever is pressed: whoever reads on in the other language finds them there.
  if (data.get("intent") === "language") visit.language = otherLanguage(visit.language);
  return backTo(around, "/to-do", visit, outcome.headers);
}

const tasksIn = (given: readonly FormDataEntryValue[]): ReadonlySet<string> =>
  new Set(taskIds.filter((id) => given.includes(id)));

/** A failed save shows the local-timeout message and the state becomes logged out (spec 1 section 4); the ticks stay. */
async function lost(
  reason: "expired" | "unavailable",
  { known, ticked }: ToDoPageProps,
  visit: Visit,
  cookies: readonly string[],
): Promise<Response> {
  const kept = (await visit.pendingInput.keep("to-do", [...ticked])) ?? [];
  showLoggedOut(visit);
  const model = { known: { ...known, isLoggedIn: false }, ticked, unsaved: "unsaved" as const };
  return draw(visit, model, reason === "expired" ? 403 : 503, [...cookies, ...kept]);
}

function draw(visit: Visit, model: ToDoPageProps, status: number, cookies: readonly string[] = []): Response {
  visit.model = model;
  return json(null, { status, headers: setCookieHeaders(cookies) });
}
