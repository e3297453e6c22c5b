import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { refresh } from "./refresh.ts";
import { taxAccountOf } from "./status.ts";

/** Whenever the step is opened: what is copied is copied anew, and the tax agency is asked whether it is there, where that matters. */
export async function openTaxAccount({ visit, answers, derived, today }: HookContext): Promise<HookResult> {
  const fresh = refresh(answers, derived, today);
  const { clientType, reserved } = taxAccountOf({ ...answers, ...fresh.derived }, today);
  if (clientType !== "new" || reserved !== undefined) return fresh;
  const isUp = await visit.registry.isTaxAccountUp();
  return { ...fresh, derived: { ...fresh.derived, "myir.available": isUp ? "yes" : "no" } };
}
