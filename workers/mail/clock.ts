import type { MailBindings } from "./bindings.ts";
import type { Clock } from "./deliver.ts";

/** TODAY fixes the day for rules only; waiting and retries use the real time. */
export function clockOf({ TODAY }: Pick<MailBindings, "TODAY">): Clock {
  const now = Date.now();
  return { now, today: TODAY ? new Date(`${TODAY}T00:00:00Z`) : new Date(now) };
}
