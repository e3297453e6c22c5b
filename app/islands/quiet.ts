import type { Island } from "./runtime.ts";

/** On a page that leaves no trace: what was kept of others is forgotten, and nothing more is kept in this tab. */
const quiet: Island = () => {
  try {
    sessionStorage.setItem("quiet", "quiet");
  } catch {
    // The offline island then keeps nothing either.
  }
  navigator.serviceWorker?.getRegistration().then(
    (registration) => registration?.active?.postMessage("forget"),
    () => {},
  );
  return () => {};
};

export default quiet;
