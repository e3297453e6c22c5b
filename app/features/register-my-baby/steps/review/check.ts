import { address } from "#app/i18n/languages.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../../pages.ts";
import { logUnknownCodes } from "../../registry/messages.ts";
import { payloadOf } from "../../registry/payload-of.ts";
import type { Activity, Payload } from "../../registry/schema.ts";
import type { Checked } from "../../saved-registration.ts";
import type { RegistrationState } from "../../service.ts";
import { checkKey } from "./submission-key.ts";

/** What came of asking the registry to check. */
export type Check =
  | { is: "checked"; checked: Checked }
  /** Status 410. */
  | { is: "payment-outstanding" }
  | { is: "general-error" }
  | { is: "no-connection" };

/** A registration as it is sent at the moment, in the language of the visitor. */
export function payloadNow(
  { progress, facts }: RegistrationState,
  visit: Visit,
  activity: Activity,
): Payload {
  const at = (path: string) => visit.origin + address(visit.language, path);
  return payloadOf(progress.answers, {
    activity,
    confirmationUrls: {
      confirmation: at(pages.confirmation),
      paymentSuccess: at(pages.paymentSuccess),
      paymentRetry: at(pages.paymentRetry),
    },
    today: facts.today,
  });
}

/**
 * Asks the registry to check a registration without registering it (spec 2, section 4). What it said of the same answers before holds,
 * so that a page that is loaded again asks nobody.
 */
export async function checkRegistration(state: RegistrationState, visit: Visit): Promise<Check> {
  const payload = payloadNow(state, visit, "validateOnly");
  const key = await checkKey(state.draft?.id ?? "", payload);
  const { checked } = state.saved;
  if (checked?.key === key) return { is: "checked", checked };
  const outcome = await visit.registry.submit(payload, key);
  switch (outcome.kind) {
    case "valid":
      logUnknownCodes(outcome.warnings, visit.reference);
      return { is: "checked", checked: { key, kind: "valid", messages: outcome.warnings } };
    case "errors":
    case "duplicate":
      if (outcome.kind === "errors") logUnknownCodes(outcome.messages, visit.reference);
      return { is: "checked", checked: { key, kind: outcome.kind, messages: outcome.messages } };
    case "payment-outstanding":
    case "no-connection":
      return { is: outcome.kind };
    default:
      return { is: "general-error" };
  }
}
