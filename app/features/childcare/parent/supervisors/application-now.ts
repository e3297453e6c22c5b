import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import { loadState } from "#app/wizard/state.ts";
import type { ApplicationRow } from "../../application/application-row.ts";
import { childcareSubsidy } from "../service.ts";
import { type RightNow, rightNow } from "./right-now.ts";
import { serviceStates } from "./service-states.ts";

/** Of whoever is logged in. Three queries. @returns undefined before it was sent to services, or while the database does not answer */
export async function applicationNow(
  { status, round }: ApplicationRow,
  visit: Visit,
): Promise<RightNow | undefined> {
  if (round === 0 || status === "LAPSED") return undefined;
  try {
    const services = await serviceStates(await loadState(childcareSubsidy, visit), visit);
    return rightNow(status, services, visit.account.now);
  } catch (error) {
    logFailure(error, visit.request);
    return undefined;
  }
}
