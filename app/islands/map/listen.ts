/** Listens at an element until the island stops. */
export type Listen = <Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: Name,
  handle: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
) => void;

export const listenUntil =
  (signal: AbortSignal): Listen =>
  (target, type, handle, options) =>
    target.addEventListener(type, handle, { ...options, signal });

/** Whether a press is meant for this page: with other keys it opens another. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** The part of the page that shows the map. */
export const frameIn = (figure: HTMLElement) => figure.querySelector<HTMLElement>("[data-part=frame]");
