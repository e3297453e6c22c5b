import { address } from "#app/i18n/languages.ts";
import type { Visit } from "#app/server/visit.ts";
import { agreedOn, refusedOn } from "../../other-parent/invitation.ts";
import { pages } from "../../pages.ts";
import { logUnknownCodes } from "../../registry/messages.ts";
import { payloadOf } from "../../registry/payload-of.ts";
import type { Activity, Payload } from "../../registry/table.ts";
import type { SavedCheck } from "../../saved-registration.ts";
import type { RegistrationState } from "../../service.ts";
import { checkKey } from "./submission-key.ts";

export type CheckOutcome =
  | { is: "checked"; checked: SavedCheck }
  /** Status 410. */
  | { is: "payment-outstanding" }
  | { is: "general-error" }
  | { is: "no-connection" };

export function currentPayload(
  { progress, facts, saved }: RegistrationState,
  visit: Visit,
  activity: Activity,
): Payload {
  const at = (path: string) => visit.site.origin + address(visit.request.language, path);
  return payloadOf(progress.answers, {
    activity,
    confirmationUrls: {
      confirmation: at(pages.confirmation),
      paymentSuccess: at(pages.paymentSuccess),
      paymentRetry: at(pages.paymentRetry),
    },
    bornTogether: saved.bornTogether,
    otherParentAgreedOn: agreedOn({ saved, progress }),
    otherParentRefusedOn: refusedOn({ saved, progress }),
    today: facts.today,
  });
}

/** The result for unchanged answers is reused, so that reloading the page makes no call. */
export async function checkRegistration(
  state: RegistrationState,
  visit: Visit,
  options: { isPressed?: boolean } = {},
): Promise<CheckOutcome> {
  const payload = currentPayload(state, visit, "validateOnly");
  const key = await checkKey(state.draft?.id ?? "", payload);
  const { checked } = state.saved;
  if (checked?.key === key) return { is: "checked", checked };
  const outcome = await visit.neighbours.registry.submit(payload, key, options);
  switch (outcome.kind) {
    case "valid":
      logUnknownCodes(outcome.warnings, visit.request.reference);
      return { is: "checked", checked: { key, kind: "valid", messages: outcome.warnings } };
    case "errors":
    case "duplicate":
      if (outcome.kind === "errors") logUnknownCodes(outcome.messages, visit.request.reference);
      return { is: "checked", checked: { key, kind: outcome.kind, messages: outcome.messages } };
    case "payment-outstanding":
    case "no-connection":
      return { is: outcome.kind };
    default:
      return { is: "general-error" };
  }
}
