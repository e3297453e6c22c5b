import { closest, isPlain, type Listen } from "../dom/listen.ts";

export function followLinks(form: HTMLFormElement, listen: Listen) {
  listen(document, "click", (event) => {
    const link = closest<HTMLAnchorElement>(event, "a");
    if (!link || !isPlain(event)) return;
    const { intent } = link.dataset;
    const control = link.closest("[data-error-summary]") && document.getElementById(link.hash.slice(1));
    if (!intent && !control) return;
    event.preventDefault();
    if (intent) submitWith(form, intent);
    control?.closest(".question")?.scrollIntoView();
    control?.focus({ preventScroll: true });
  });
}

function submitWith(form: HTMLFormElement, value: string) {
  const button = Object.assign(document.createElement("button"), { name: "intent", value, hidden: true });
  form.append(button);
  form.requestSubmit(button);
}

export function updateSummary() {
  const summary = document.querySelector("[data-error-summary]");
  for (const link of summary?.querySelectorAll("a") ?? []) {
    const control = document.getElementById(link.hash.slice(1));
    if (!control?.hasAttribute("aria-invalid")) link.closest("li")?.remove();
  }
  if (!summary || summary.querySelector("a")) return;
  summary.remove();
  document.title = document.title.replace(/^[^:–]+: /, "");
}
