import type { Listen } from "./listen.ts";

/** Milliseconds without a turn of the wheel after which it has come to rest. */
const rest = 300;
/** Px that a mouse may slip while it presses. */
const slip = 4;

interface Point {
  x: number;
  y: number;
}

/**
 * Lets mouse and fingers push and stretch the picture of the map.
 * @param settled is told the part of the map that is in sight then, as an address names it
 */
export function gestures(frame: HTMLElement, listen: Listen, settled: (view: string) => void) {
  let at = { x: 0, y: 0, scale: 1 };
  /** The point of the picture under the hand, and how far two fingers were apart. */
  let held: (Point & { apart: number; scale: number }) | undefined;
  let hasMoved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = () => frame.querySelector<SVGSVGElement>("[data-moving]");

  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const take = (point: Point, apart = 0) => {
    held = { x: (point.x - at.x) / at.scale, y: (point.y - at.y) / at.scale, apart, scale: at.scale };
  };
  const put = (point: Point, scale = at.scale) => {
    const svg = picture();
    if (!held || !svg) return;
    at = { x: point.x - scale * held.x, y: point.y - scale * held.y, scale };
    svg.style.transform = `translate(${at.x}px,${at.y}px) scale(${scale})`;
  };
  const settle = () => {
    held = undefined;
    const shown = picture()?.dataset.moving;
    if (shown) settled(viewAfter(shown, at, frame));
    at = { x: 0, y: 0, scale: 1 };
  };

  listen(frame, "pointerdown", (event) => {
    hasMoved = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const start = inFrame(event);
    take(start);
    const move = (moved: PointerEvent) => {
      const point = inFrame(moved);
      hasMoved ||= Math.hypot(point.x - start.x, point.y - start.y) > slip;
      if (hasMoved) put(point);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      if (hasMoved) settle();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
  });
  // What was pushed by a pin is not pressed.
  listen(
    frame,
    "click",
    (event) => {
      if (!hasMoved) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  listen(frame, "dragstart", (event) => event.preventDefault());

  listen(
    frame,
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const point = inFrame(event);
      take(point);
      put(point, at.scale * Math.exp(Math.max(-50, Math.min(50, -event.deltaY)) * 0.006));
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    },
    { passive: false },
  );

  const fingers = (event: TouchEvent): [Point, number] | undefined => {
    const [one, other] = [...event.touches].map(inFrame);
    if (!one || !other) return undefined;
    event.preventDefault();
    return [
      { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      Math.hypot(one.x - other.x, one.y - other.y) || 1,
    ];
  };
  const touched = (event: TouchEvent) => {
    const two = fingers(event);
    if (!two) return;
    const [middle, apart] = two;
    if (!held) take(middle, apart);
    if (held) put(middle, (held.scale * apart) / held.apart);
  };
  listen(frame, "touchstart", touched, { passive: false });
  listen(frame, "touchmove", touched, { passive: false });
  listen(frame, "touchend", ({ touches }) => {
    if (held && touches.length < 2) settle();
  });
}

/** The part of the world that is in sight after the picture was moved: its middle and its zoom. */
function viewAfter(
  shown: string,
  at: Point & { scale: number },
  { offsetWidth, offsetHeight }: HTMLElement,
): string {
  const [left = 0, top = 0, width = 1, height = 1, zoom = 0] = shown.split(" ").map(Number);
  const x = left + ((offsetWidth / 2 - at.x) / at.scale / offsetWidth) * width;
  const y = top + ((offsetHeight / 2 - at.y) / at.scale / offsetHeight) * height;
  const east = x * 360 - 180;
  const longitude = east > 180 ? east - 360 : east;
  const latitude = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
  const near = Math.max(0, zoom + Math.log2(at.scale));
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${near.toFixed(1)}`;
}
