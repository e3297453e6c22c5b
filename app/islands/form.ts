import { type Listen, listenUntil } from "./dom/listen.ts";
import { recheckChanged } from "./form/recheck.ts";
import { followLinks } from "./form/summary.ts";
import type { Island } from "./runtime.ts";

const form: Island = (element) => {
  const form = element.querySelector("form");
  if (!form) return () => {};
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  recheckChanged(form, listen, stopped.signal);
  ignoreEnter(form, listen);
  // A page that shows errors answers a POST: without this, Back would ask to send the form again.
  if (document.querySelector("[data-error-summary]")) history.replaceState(null, "", location.href);
  followLinks(form, listen);
  showProgress(form, listen);
  return () => stopped.abort();
};

/** Enter in a text field would send a long form too early. */
function ignoreEnter(form: HTMLFormElement, listen: Listen) {
  listen(form, "keydown", (event) => {
    const input = event.target;
    if (event.key !== "Enter" || !(input instanceof HTMLInputElement) || event.isComposing) return;
    event.preventDefault();
    if (input.dataset.enter) (input.nextElementSibling as HTMLElement).click();
  });
}

function showProgress(form: HTMLFormElement, listen: Listen) {
  // An output element is a live region.
  const status = document.createElement("output");
  status.className = "waiting";
  listen(form, "submit", ({ submitter }) => {
    status.textContent = submitter?.dataset.waiting ?? "";
    submitter?.after(status);
  });
  listen(window, "pageshow", () => status.remove());
}

export default form;
