import type { Listen } from "../listen.ts";

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
  const picture = movablePicture(frame, changed);
  dragByMouse(frame, listen, picture);
  zoomByWheel(frame, listen, picture);
  pinchByFingers(frame, listen, picture);
}

/** The picture of the map, translated and scaled until the gesture ends. */
function movablePicture(frame: HTMLElement, changed: (view: string) => void) {
  let transform = { x: 0, y: 0, scale: 1 };
  /** The point of the picture under the pointer, and how far two fingers were apart. */
  let grip: (Point & { distance: number; scale: number }) | undefined;
  const find = () => frame.querySelector<SVGSVGElement>("[data-moving]");
  return {
    grip: () => grip,
    scale: () => transform.scale,
    grab(point: Point, distance = 0) {
      const { x, y, scale } = transform;
      grip = { x: (point.x - x) / scale, y: (point.y - y) / scale, distance, scale };
    },
    moveTo(point: Point, scale = transform.scale) {
      const svg = find();
      if (!grip || !svg) return;
      transform = { x: point.x - scale * grip.x, y: point.y - scale * grip.y, scale };
      svg.style.transform = `translate(${transform.x}px,${transform.y}px) scale(${scale})`;
    },
    release() {
      grip = undefined;
      const shown = find()?.dataset.moving;
      if (shown) changed(viewAfter(shown, transform, frame));
      transform = { x: 0, y: 0, scale: 1 };
    },
  };
}

type Picture = ReturnType<typeof movablePicture>;

function dragByMouse(frame: HTMLElement, listen: Listen, picture: Picture) {
  let hasMoved = false;
  listen(frame, "pointerdown", (event) => {
    hasMoved = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const start = pointIn(frame, event);
    picture.grab(start);
    const move = (moved: PointerEvent) => {
      const point = pointIn(frame, moved);
      hasMoved ||= Math.hypot(point.x - start.x, point.y - start.y) > clickTolerance;
      if (hasMoved) picture.moveTo(point);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      if (hasMoved) picture.release();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
  });
  const ignoreClick = (event: MouseEvent) => {
    if (!hasMoved) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A pin by which the map was dragged is not clicked.
  listen(frame, "click", ignoreClick, { capture: true });
  listen(frame, "dragstart", (event) => event.preventDefault());
}

function zoomByWheel(frame: HTMLElement, listen: Listen, picture: Picture) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const zoom = (event: WheelEvent) => {
    // Browsers report a pinch on a touchpad as a wheel with Ctrl.
    if (!event.ctrlKey) return;
    event.preventDefault();
    const point = pointIn(frame, event);
    picture.grab(point);
    picture.moveTo(point, picture.scale() * Math.exp(Math.max(-50, Math.min(50, -event.deltaY)) * 0.006));
    clearTimeout(timer);
    timer = setTimeout(picture.release, wheelDelay);
  };
  listen(frame, "wheel", zoom, { passive: false });
}

function pinchByFingers(frame: HTMLElement, listen: Listen, picture: Picture) {
  const pinch = (event: TouchEvent) => {
    const [one, other] = [...event.touches].map((touch) => pointIn(frame, touch));
    if (!one || !other) return;
    event.preventDefault();
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const distance = Math.hypot(one.x - other.x, one.y - other.y) || 1;
    if (!picture.grip()) picture.grab(middle, distance);
    const grip = picture.grip();
    if (grip) picture.moveTo(middle, (grip.scale * distance) / grip.distance);
  };
  listen(frame, "touchstart", pinch, { passive: false });
  listen(frame, "touchmove", pinch, { passive: false });
  listen(frame, "touchend", ({ touches }) => {
    if (picture.grip() && touches.length < 2) picture.release();
  });
}

function pointIn(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = frame.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The middle and zoom of the part of the world in view after the picture was moved. */
function viewAfter(
  shown: string,
  transform: Point & { scale: number },
  { offsetWidth, offsetHeight }: HTMLElement,
): string {
  const [left = 0, top = 0, width = 1, height = 1, zoom = 0] = shown.split(" ").map(Number);
  const x = left + ((offsetWidth / 2 - transform.x) / transform.scale / offsetWidth) * width;
  const y = top + ((offsetHeight / 2 - transform.y) / transform.scale / offsetHeight) * height;
  const east = x * 360 - 180;
  const longitude = east > 180 ? east - 360 : east;
  const latitude = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
  const newZoom = Math.max(0, zoom + Math.log2(transform.scale));
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${newZoom.toFixed(1)}`;
}
