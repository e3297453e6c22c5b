import type { Listen } from "./listen.ts";

/** Shows the buttons that share a page by what the device has for that, where it has something. */
export function share(listen: Listen) {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    button.hidden = false;
    listen(button, "click", () => {
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      const url = canonical?.href ?? location.origin + location.pathname;
      // To change one's mind is no failure.
      navigator.share({ title: document.title, url }).catch(() => {});
    });
  }
}
