import type { MailBindings } from "./bindings.ts";
import type { Clock } from "./deliver.ts";

/** The clocks of this moment. A day that TODAY fixes is one for rules; what waits or is tried again goes by the real time. */
export function clockOf({ TODAY }: Pick<MailBindings, "TODAY">): Clock {
  const now = Date.now();
  return { now, today: TODAY ? new Date(`${TODAY}T00:00:00Z`) : new Date(now) };
}
