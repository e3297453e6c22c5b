import type { Listen } from "../dom/listen.ts";

/** Milliseconds without a turn of the wheel after which zooming has ended. */
const wheelDelay = 300;
/** Px that a mouse may move while it clicks. */
const clickTolerance = 4;

interface Point {
  x: number;
  y: number;
}

/** Lets mouse, wheel and fingers pan and zoom the map. @param changed gets the new view, as the address has it */
export function addGestures(frame: HTMLElement, listen: Listen, changed: (view: string) => void) {
  let shift = { x: 0, y: 0, scale: 1 };
  let grip: (Point & { apart: number; scale: number }) | undefined;
  let hasMoved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const picture = () => frame.querySelector<SVGSVGElement>("[data-moving]");

  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const grab = (point: Point, apart = 0) => {
    grip = {
      x: (point.x - shift.x) / shift.scale,
      y: (point.y - shift.y) / shift.scale,
      apart,
      scale: shift.scale,
    };
  };
  const moveTo = (point: Point, scale = shift.scale) => {
    const svg = picture();
    if (!grip || !svg) return;
    shift = { x: point.x - scale * grip.x, y: point.y - scale * grip.y, scale };
    svg.style.transform = `translate(${shift.x}px,${shift.y}px) scale(${scale})`;
  };
  const release = () => {
    grip = undefined;
    const shown = picture()?.dataset.moving;
    if (shown) changed(viewAfter(shown, shift, frame));
    shift = { x: 0, y: 0, scale: 1 };
  };

  listen(frame, "pointerdown", (event) => {
    hasMoved = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const start = pointIn(event);
    grab(start);
    const move = (moved: PointerEvent) => {
      const point = pointIn(moved);
      hasMoved ||= Math.hypot(point.x - start.x, point.y - start.y) > clickTolerance;
      if (hasMoved) moveTo(point);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      if (hasMoved) release();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
  });
  // A pin by which the map was dragged is not clicked.
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
      // Browsers report a pinch on a touchpad as a wheel with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      const point = pointIn(event);
      grab(point);
      moveTo(point, shift.scale * Math.exp(Math.max(-50, Math.min(50, -event.deltaY)) * 0.006));
      clearTimeout(timer);
      timer = setTimeout(release, wheelDelay);
    },
    { passive: false },
  );

  const fingers = (event: TouchEvent): [Point, number] | undefined => {
    const [one, other] = [...event.touches].map(pointIn);
    if (!one || !other) return undefined;
    event.preventDefault();
    return [
      { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      Math.hypot(one.x - other.x, one.y - other.y) || 1,
    ];
  };
  const pinch = (event: TouchEvent) => {
    const two = fingers(event);
    if (!two) return;
    const [middle, apart] = two;
    if (!grip) grab(middle, apart);
    if (grip) moveTo(middle, (grip.scale * apart) / grip.apart);
  };
  listen(frame, "touchstart", pinch, { passive: false });
  listen(frame, "touchmove", pinch, { passive: false });
  listen(frame, "touchend", ({ touches }) => {
    if (grip && touches.length < 2) release();
  });
}

function viewAfter(
  shown: string,
  shift: Point & { scale: number },
  { offsetWidth, offsetHeight }: HTMLElement,
): string {
  const [left = 0, top = 0, width = 1, height = 1, zoom = 0] = shown.split(" ").map(Number);
  const x = left + ((offsetWidth / 2 - shift.x) / shift.scale / offsetWidth) * width;
  const y = top + ((offsetHeight / 2 - shift.y) / shift.scale / offsetHeight) * height;
  const east = x * 360 - 180;
  const longitude = east > 180 ? east - 360 : east;
  const latitude = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
  const newZoom = Math.max(0, zoom + Math.log2(shift.scale));
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${newZoom.toFixed(1)}`;
}
