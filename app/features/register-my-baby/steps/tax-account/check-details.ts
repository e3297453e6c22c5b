import type { Errors } from "#app/forms/validate.ts";
import type { DetailsCheck } from "#app/server/neighbours/registry/index.ts";
import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { pages } from "../../pages.ts";
import { isAccountRequested } from "./checks.ts";
import { copiedDetails } from "./claimant.ts";
import { rateLimited } from "./limits.ts";
import { withoutDetails } from "./refresh.ts";
import { taxAccountOf } from "./status.ts";

const consent = "myir.detailsConsent";

export async function checkDetails(context: HookContext): Promise<HookResult> {
  const { answers, derived, errors, today, visit } = context;
  const all = { ...derived, ...answers };
  const account = taxAccountOf(all, today);
  if (!account.claimant || !isAccountRequested(all, account))
    return { derived, errors: pickErrors(errors, consent) };
  if (account.details === "valid") return { derived, focus: "myir.username" };
  const limited = await rateLimited("details", consent, context);
  if (limited) return limited;
  const result = await visit.neighbours.registry.checkDetails(account.claimant);
  if (result.kind === "payment-outstanding") return { derived, redirectTo: pages.paymentOutstanding };
  return {
    derived: { ...withoutDetails(derived), ...copiedDetails(account.claimant), ...detailsDerived(result) },
    errors: pickErrors(errors, "myir.email"),
    focus: result.kind === "valid" ? "myir.username" : consent,
  };
}

/** When the agency's own system fails the step is unavailable: the details need not be wrong. */
function detailsDerived(
  result: Exclude<DetailsCheck, { kind: "payment-outstanding" }>,
): HookContext["derived"] {
  return result.kind === "invalid" && result.isUnavailable
    ? { "myir.available": "no" }
    : { "myir.detailsStatus": result.kind };
}

export const pickErrors = (errors: Errors, ...names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
