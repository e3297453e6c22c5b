import type { Listen } from "../dom/listen.ts";

/** Of degrees: about 100 metres, enough to find what is near. */
const decimals = 3;
/** Milliseconds: how long the device may take, and how old a location it may give. */
const options = { timeout: 10_000, maximumAge: 300_000 };

export function locate(box: HTMLElement | null, listen: Listen, found: (point: string) => void) {
  const button = box?.querySelector("button");
  const status = box?.querySelector("[role=status]");
  if (!box || !button || !status || !navigator.geolocation) return;
  box.hidden = false;
  listen(button, "click", () => {
    const { searching = "", refused = "", failed = "" } = box.dataset;
    status.textContent = searching;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        found([coords.latitude, coords.longitude].map((degrees) => degrees.toFixed(decimals)).join(",")),
      ({ code, PERMISSION_DENIED }) => {
        status.textContent = code === PERMISSION_DENIED ? refused : failed;
      },
      options,
    );
  });
}
