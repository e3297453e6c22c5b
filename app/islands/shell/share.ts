import type { Listen } from "../dom/listen.ts";

export function share(listen: Listen) {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    button.hidden = false;
    listen(button, "click", () => {
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      const url = canonical?.href ?? location.origin + location.pathname;
      // Rejected when the visitor cancels.
      navigator.share({ title: document.title, url }).catch(() => {});
    });
  }
}
