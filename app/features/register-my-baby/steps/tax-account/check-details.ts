import type { Errors } from "#app/forms/validate.ts";
import type { DetailsCheck } from "#app/server/neighbours/registry/index.ts";
import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { pages } from "../../pages.ts";
import { isAskedFor } from "./checks.ts";
import { copied } from "./claimant.ts";
import { refusedBy } from "./limits.ts";
import { withoutDetails } from "./refresh.ts";
import { taxAccountOf } from "./status.ts";

const consent = "myir.detailsConsent";

/** Spec 2 section 7, validate-ird-name. */
export async function checkDetails(context: HookContext): Promise<HookResult> {
  const { answers, derived, errors, today, visit } = context;
  const all = { ...derived, ...answers };
  const account = taxAccountOf(all, today);
  if (!account.claimant || !isAskedFor(all, account)) return { derived, errors: only(errors, consent) };
  if (account.details === "valid") return { derived, focus: "myir.username" };
  const refused = await refusedBy("details", consent, context);
  if (refused) return refused;
  const said = await visit.registry.checkDetails(account.claimant);
  if (said.kind === "payment-outstanding") return { derived, redirectTo: pages.paymentOutstanding };
  return {
    derived: { ...withoutDetails(derived), ...copied(account.claimant), ...foundBy(said) },
    errors: only(errors, "myir.email"),
    focus: said.kind === "valid" ? "myir.username" : consent,
  };
}

/** A failure of the agency's own system makes the step unavailable; it does not mean that the details are wrong. */
function foundBy(said: Exclude<DetailsCheck, { kind: "payment-outstanding" }>): HookContext["derived"] {
  return said.kind === "invalid" && said.isUnavailable
    ? { "myir.available": "no" }
    : { "myir.detailsStatus": said.kind };
}

export const only = (errors: Errors, ...names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
