import { type Listen, listenUntil } from "./listen.ts";
import type { Island } from "./runtime.ts";
import { trackUsage } from "./shell/analytics.ts";
import { quickExit } from "./shell/quick-exit.ts";
import { share } from "./shell/share.ts";

const shell: Island = () => {
  const stopped = new AbortController();
  const listenBubbling = listenUntil(stopped.signal);
  // Capturing, as other islands may stop an event.
  const listen: Listen = (target, type, handle) => listenBubbling(target, type, handle, { capture: true });
  quickExit(listen);
  share(listen);
  trackUsage(listen, stopped.signal);
  return () => stopped.abort();
};

export default shell;
