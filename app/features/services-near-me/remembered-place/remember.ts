import { readForm } from "#app/server/http/form-data.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { finderAddress } from "../query/finder-address.ts";
import { readFinderQuery } from "../query/finder-query.ts";
import { placePreferences } from "./preferences.ts";

export async function rememberOrForget(
  visit: Visit,
  request: Request,
  { category }: { category?: string },
): Promise<Response> {
  const data = await readForm(request);
  const fields = new URLSearchParams();
  for (const name of ["place", "at", "view"]) fields.set(name, String(data.get(name) ?? ""));
  const { query } = readFinderQuery(fields, category);
  const isForgetting = data.get("intent") === "forget";
  if (!isForgetting && !query.place) throw new Response(null, { status: 400 });
  // After a log-out in another tab the place would stay in the browser.
  const isOfAnother = data.get("as") === "person" && !visit.account.person;
  const outcome = isOfAnother
    ? { ok: false, headers: [] }
    : await visit.account.preferences.save(placePreferences(isForgetting ? undefined : query.place));
  const isKept = outcome.ok && !isForgetting;
  const there = finderAddress({ ...query, isPlaceExplicit: query.typed !== "", isRemembered: isKept });
  const to = outcome.ok ? there : `${there}${there.includes("?") ? "&" : "?"}kept=no`;
  return redirectTo(visit, to, outcome.headers);
}
