import type { Listen } from "../dom/listen.ts";

/** Milliseconds without a turn of the wheel after which zooming has ended. */
const wheelDelay = 300;
/** Px that a mouse may move while it clicks. */
const clickTolerance = 4;

interface Point {
  x: number;
  y: number;
}

export function addGestures(frame: HTMLElement, listen: Listen, changed: (view: string) => void) {
  const picture = movingPicture(frame, changed);
  listenToMouse(picture, frame, listen);
  listenToWheel(picture, frame, listen);
  listenToFingers(picture, frame, listen);
}

type MovingPicture = ReturnType<typeof movingPicture>;

function movingPicture(frame: HTMLElement, changed: (view: string) => void) {
  let shift = { x: 0, y: 0, scale: 1 };
  let grip: (Point & { apart: number; scale: number }) | undefined;
  const picture = () => frame.querySelector<SVGSVGElement>("[data-moving]");
  return {
    grip: () => grip,
    scale: () => shift.scale,
    pointIn({ clientX, clientY }: { clientX: number; clientY: number }): Point {
      const { left, top } = frame.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    },
    grab(point: Point, apart = 0) {
      const { x, y, scale } = shift;
      grip = { x: (point.x - x) / scale, y: (point.y - y) / scale, apart, scale };
      return grip;
    },
    moveTo(point: Point, scale = shift.scale) {
      const svg = picture();
      if (!grip || !svg) return;
      shift = { x: point.x - scale * grip.x, y: point.y - scale * grip.y, scale };
      svg.style.transform = `translate(${shift.x}px,${shift.y}px) scale(${scale})`;
    },
    release() {
      grip = undefined;
      const shown = picture()?.dataset.moving;
      if (shown) changed(viewAfter(shown, shift, frame));
      shift = { x: 0, y: 0, scale: 1 };
    },
  };
}

function listenToMouse(
  { pointIn, grab, moveTo, release }: MovingPicture,
  frame: HTMLElement,
  listen: Listen,
) {
  let hasMoved = false;
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
}

function listenToWheel(picture: MovingPicture, frame: HTMLElement, listen: Listen) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  listen(
    frame,
    "wheel",
    (event) => {
      // Browsers report a pinch on a touchpad as a wheel with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      const point = picture.pointIn(event);
      picture.grab(point);
      const turn = Math.max(-50, Math.min(50, -event.deltaY));
      picture.moveTo(point, picture.scale() * Math.exp(turn * 0.006));
      clearTimeout(timer);
      timer = setTimeout(picture.release, wheelDelay);
    },
    { passive: false },
  );
}

function listenToFingers(picture: MovingPicture, frame: HTMLElement, listen: Listen) {
  const pinch = (event: TouchEvent) => {
    const [one, other] = [...event.touches].map(picture.pointIn);
    if (!one || !other) return;
    event.preventDefault();
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const apart = Math.hypot(one.x - other.x, one.y - other.y) || 1;
    const grip = picture.grip() ?? picture.grab(middle, apart);
    picture.moveTo(middle, (grip.scale * apart) / grip.apart);
  };
  listen(frame, "touchstart", pinch, { passive: false });
  listen(frame, "touchmove", pinch, { passive: false });
  listen(frame, "touchend", ({ touches }) => {
    if (picture.grip() && touches.length < 2) picture.release();
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
