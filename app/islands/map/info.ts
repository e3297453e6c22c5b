import { closest, isPlain, type Listen } from "../dom/listen.ts";

/** Milliseconds to get from a pin to its box. */
const hideDelay = 300;

export interface PinInfo {
  pinned(): string | undefined;
  refresh(): void;
}

export function pinInfo(figure: HTMLElement, listen: Listen): PinInfo {
  const box = figure.querySelector<HTMLElement>("[data-info]");
  const showInBox = boxOf(figure, box);
  let pinned = new URLSearchParams(location.search).get("pin") ?? undefined;
  let hovered: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => showInBox(hovered ?? pinned, pinned);
  const pin = (ids: string | undefined) => {
    pinned = ids;
    hovered = undefined;
    keepInAddress(ids);
    show();
  };
  const close = () => {
    const from = hovered ?? pinned;
    const hadFocus = box?.contains(document.activeElement);
    pin(undefined);
    if (hadFocus && from) pinOf(figure, from)?.focus();
    // The focus is back on the pin, but its box was closed on purpose.
    clearTimeout(timer);
  };
  const hover = (ids: string | undefined) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        hovered = ids;
        show();
      },
      ids ? 0 : hideDelay,
    );
  };

  for (const entering of ["mouseover", "focusin"] as const)
    listen(figure, entering, (event) => {
      const ids = closest(event, "[data-pin]")?.dataset.pin;
      if (ids) hover(ids);
      else if (closest(event, "[data-info]")) clearTimeout(timer);
    });
  for (const leaving of ["mouseout", "focusout"] as const)
    listen(figure, leaving, (event) => {
      if (closest(event, "[data-pin],[data-info]")) hover(undefined);
    });
  const toggle = (ids: string | undefined, isByKey: boolean) => {
    clearTimeout(timer);
    pin(ids === pinned ? undefined : ids);
    box?.scrollIntoView({ block: "nearest" });
    if (pinned && isByKey) box?.focus();
  };
  listenToPins(figure, listen, { toggle, close });
  if (pinned) show();
  return {
    pinned: () => pinned,
    refresh() {
      // The pin may have moved away from under the mouse.
      hovered = undefined;
      show();
    },
  };
}

function keepInAddress(ids: string | undefined) {
  const address = new URL(location.href);
  if (ids) address.searchParams.set("pin", ids);
  else address.searchParams.delete("pin");
  history.replaceState(history.state, "", address);
}

interface PinAnswers {
  toggle(ids: string | undefined, isByKey: boolean): void;
  close(): void;
}

function listenToPins(figure: HTMLElement, listen: Listen, { toggle, close }: PinAnswers) {
  listen(figure, "click", (event) => {
    const ids = closest(event, "[data-pin]")?.dataset.pin;
    const isClosing = closest(event, "[data-close]");
    if (!(ids || isClosing) || !isPlain(event)) return;
    event.preventDefault();
    if (isClosing) close();
    // A click by key has no detail.
    else toggle(ids, event.detail === 0);
  });
  listen(figure, "keydown", ({ key }) => {
    if (key === "Escape") close();
  });
}

function boxOf(figure: HTMLElement, box: HTMLElement | null) {
  const list = box?.querySelector("ul");
  const closeButton = box?.querySelector<HTMLElement>("[data-close]");
  const texts = figure.querySelector<HTMLTemplateElement>("[data-texts]")?.content;
  let current: string | undefined;
  return (shown: string | undefined, pinned: string | undefined) => {
    if (!box || !list || !closeButton || !texts) return;
    if (shown !== current) list.replaceChildren(...textsOf(texts, shown));
    current = shown;
    box.hidden = !list.firstChild;
    closeButton.hidden = shown !== pinned;
    mark(figure, pinned, shown);
    if (shown) place(box, pinOf(figure, shown), figure);
  };
}

const textsOf = (texts: DocumentFragment, ids = ""): Node[] =>
  [...texts.querySelectorAll<HTMLElement>("[data-service]")]
    .filter(({ dataset }) => ids.split(".").includes(dataset.service ?? ""))
    .map((text) => text.cloneNode(true));

export function pinOf(figure: HTMLElement, ids: string): HTMLElement | undefined {
  const first = ids.split(".")[0] ?? "";
  return [...figure.querySelectorAll<HTMLElement>("[data-pin]")].find(
    (pin) => pin.getClientRects().length > 0 && pin.dataset.pin?.split(".").includes(first),
  );
}

export const frameIn = (figure: HTMLElement) => figure.querySelector<HTMLElement>("[data-part=frame]");

function mark(figure: HTMLElement, pinned: string | undefined, shown: string | undefined) {
  for (const pin of figure.querySelectorAll(".map-pin"))
    for (const name of ["aria-current", "data-on"]) pin.removeAttribute(name);
  if (pinned) pinOf(figure, pinned)?.setAttribute("aria-current", "true");
  if (shown) pinOf(figure, shown)?.setAttribute("data-on", "");
}

/** Above the pin, or below it without room. A box that the style sheet puts after the map ignores the position. */
function place(box: HTMLElement, pin: HTMLElement | undefined, figure: HTMLElement) {
  const { style, offsetWidth: width, offsetHeight: height } = box;
  const map = frameIn(figure)?.getBoundingClientRect();
  if (!pin || !map) return;
  const { left, right, top, bottom } = pin.getBoundingClientRect();
  const within = (wanted: number, most: number) => `${Math.max(8, Math.min(wanted, most - 8))}px`;
  const above = top - map.top - height - 10;
  style.setProperty("--x", within((left + right - width) / 2 - map.left, map.width - width));
  style.setProperty("--y", within(above < 8 ? bottom - map.top + 10 : above, map.height - height));
}
