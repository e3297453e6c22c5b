import { beQuiet, isQuietTab } from "./offline/quiet-tab.ts";
import type { Island } from "./runtime.ts";

interface TrustedTypes {
  createPolicy(
    name: "offline",
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

const address = "/sw.js";
/** The only script that a script may start (`server/http/headers.ts`). */
const script =
  (window as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy("offline", { createScriptURL: () => address })
    .createScriptURL("") ?? address;

const offline: Island = () => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { serviceWorker } = navigator;
  // Only a secure context has one.
  if (!serviceWorker || isQuietTab()) return () => {};
  const keep = (address: string) =>
    serviceWorker.ready.then(({ active }) => active?.postMessage(withoutDates(address))).catch(() => {});

  const begin = () =>
    serviceWorker
      .register(script)
      .then(() => keep(location.href))
      // The browser's settings may forbid it.
      .catch(() => {});
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true, signal });

  // The rest of a card's words comes with another page (`stage.ts`).
  const opened = ({ target }: Event) => {
    const card = target as HTMLDetailsElement;
    const { open, dataset } = card;
    if (!open) return;
    if ("quiet" in dataset) beQuiet();
    const link = "beginning" in dataset && !isQuietTab() && card.querySelector("a");
    if (link) keep(link.href);
  };
  // Before the stage's island, which takes the link away.
  addEventListener("toggle", opened, { capture: true, signal });
  return () => stopped.abort();
};

/** An address may hold a due date. */
function withoutDates(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const card = searchParams.get("card");
  return card ? `${pathname}?card=${card}` : pathname;
}

export default offline;
