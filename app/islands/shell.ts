import { listenUntil } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";
import { trackUsage } from "./shell/analytics.ts";
import { forgetWords } from "./shell/forget-words.ts";
import { quickExit } from "./shell/quick-exit.ts";
import { share } from "./shell/share.ts";

const shell: Island = () => {
  const stopped = new AbortController();
  // Capturing, because other islands may stop an event.
  const listen = listenUntil(stopped.signal, { capture: true });
  forgetWords();
  quickExit(listen);
  share(listen);
  trackUsage(listen, stopped.signal);
  return () => stopped.abort();
};

export default shell;
