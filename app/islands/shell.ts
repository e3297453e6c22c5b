import type { Island } from "./runtime.ts";
import { measure } from "./shell/analytics.ts";
import type { Listen } from "./shell/listen.ts";
import { quickExit } from "./shell/quick-exit.ts";
import { share } from "./shell/share.ts";

/** What every page can do besides: leave at once, be shared, and tell what it was used for. */
const shell: Island = () => {
  const stopped = new AbortController();
  const { signal } = stopped;
  // Heard before anything on the page, whatever that does with the event.
  const listen: Listen = (target, type, handle) =>
    target.addEventListener(type, handle as (event: Event) => void, { signal, capture: true });
  quickExit(listen);
  share(listen);
  measure(listen, signal);
  return () => stopped.abort();
};

export default shell;
