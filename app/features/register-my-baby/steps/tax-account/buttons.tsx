import { usePage } from "#app/ui/page-context.tsx";
import type { StepView } from "#app/wizard/hooks.ts";
import { taxAccountIn } from "./page-status.ts";
import { taxAccountWords } from "./words.ts";

/** Skip also for somebody who turned out to have an account already. */
export function AccountButtons(view: StepView) {
  const t = taxAccountWords(usePage().language);
  const { clientType, isOffered } = taxAccountIn(view);
  if (!isOffered && clientType !== "has-logon") return null;
  return (
    <button className="button-quiet" type="submit" name="intent" value="skip">
      {t("buttons/skip")}
    </button>
  );
}
