type Events = WindowEventMap & DocumentEventMap;

export type Listen = <Name extends string>(
  target: EventTarget,
  type: Name,
  handle: (event: Name extends keyof Events ? Events[Name] : Event) => void,
  options?: AddEventListenerOptions,
) => void;

export const listenUntil =
  (signal: AbortSignal, defaults?: AddEventListenerOptions): Listen =>
  (target, type, handle, options = defaults) =>
    target.addEventListener(type, handle as (event: Event) => void, { ...options, signal });

export const closest = <E extends HTMLElement>({ target }: Event, selector: string) =>
  // The document may be a target, but only elements have the method.
  (target as Element).closest?.<E>(selector);

/** A browser closes a drawer only as it was opened: as a dialog, or as a popover. */
export const closeButton = (within?: Element | null) =>
  within?.closest("dialog")?.querySelector<HTMLElement>("[command=close]");

/** False when a modifier key asks the browser for something else, such as a new tab. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
