import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { refresh } from "./refresh.ts";
import { taxAccountOf } from "./status.ts";

/** Copies the caregiver's details again; asks whether the tax agency is available, where that matters. */
export async function openTaxAccount({ visit, answers, derived, today }: HookContext): Promise<HookResult> {
  const fresh = refresh(answers, derived, today);
  const { clientType, reserved } = taxAccountOf({ ...answers, ...fresh.derived }, today);
  if (clientType !== "new" || reserved !== undefined) return fresh;
  const isUp = await visit.registry.isTaxAccountUp();
  return { ...fresh, derived: { ...fresh.derived, "myir.available": isUp ? "yes" : "no" } };
}
