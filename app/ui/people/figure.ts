import paths from "./paths.json";

/** A grown person stands 100 units high, feet at 0. Everybody repeats the same paths, so that ten compress to one. */
export interface Figure extends Looks {
  x: number;
  y: number;
  /** Percent of a grown person. */
  size?: number;
  pose?: Pose;
  baby?: string;
  isLookingDown?: boolean;
  isFacingLeft?: boolean;
  holds?: Thing;
  isPregnant?: boolean;
  rider?: Looks;
}

export interface Looks {
  build?: "slim" | "broad";
  skin: string;
  hair: string;
  style: HairStyle;
  wear: string;
  /** Trousers; without them the garment is a long one. */
  legs?: string;
  seat?: Seat;
  /** A stripe on the chest, or the hem of a long garment. */
  trim?: string;
}

type HairStyle = keyof typeof hairStyles;
type Pose = keyof typeof arms;
type Seat = "ground" | "wheelchair";
type Thing = keyof typeof things;

/**
 * Hair stands around the middle of a head of radius 10.5: what lies behind it, what in front. Arms begin at the shoulders at (±13, -64):
 * strokes, then the places of the hands.
 */
const { hairStyles, beard, arms, things, torso, dress } = paths;

const path = (d: string, fill: string): string => (d === "" ? "" : `<path d="${d}" fill="${fill}"/>`);
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`;

const shoes = "#2b3a3f";
const lips = "#3a241b";

function head({ skin, hair, style, isLookingDown }: Figure): string {
  const eyes = isLookingDown ? "M-5.5 1.5c1 1.2 2.5 1.2 3.5 0M2 1.5c1 1.2 2.5 1.2 3.5 0" : "M-4 0h.1M4 0h.1";
  const face = `<circle r="${style === "scarf" ? 9.5 : 10.5}" fill="${skin}"/>`;
  const bearded = style === "beard" ? path(beard, hair) : "";
  return `${face}${bearded}${path(hairStyles[style].front, hair)}${line(`${eyes}M-3 5c2 2 4 2 6 0`, lips, 1.5)}`;
}

const bundle = (wrap: string, skin: string, hair: string): string =>
  `<g transform="translate(0-48)rotate(-12)"><path d="M-14 0c0-7 6-9 14-8s16 3 16 9-7 8-15 8-15-2-15-9z" fill="${wrap}"/><circle cx="-9.5" cy="-1.5" r="6.5" fill="${skin}"/>${path("M-15.5-4c1-5 9-6 12-1-4-1-8-1-12 1z", hair)}${line("M-12 0h.1M-7 0h.1", lips, 1.5)}</g>`;

const wheels = `${line("M-19-58l4 2v33h26l7 19h9", "#44535a", 3)}<circle cx="-5" cy="-15" r="14" stroke="#44535a" stroke-width="3.5"/><circle cx="17" cy="-4" r="3.5" fill="#44535a"/>`;

function lower({ skin, wear, legs, seat, trim, build = "slim" }: Figure): string {
  if (seat === "ground")
    return path("M-27-5c0-9 12-14 27-14s27 5 27 14c0 6-7 6-12 4l-15-5-15 5c-5 2-12 2-12-4z", legs ?? wear);
  if (seat === "wheelchair") return line("M-2-24h15l5 16", legs ?? wear, 10) + line("M19-6h5", shoes, 5);
  if (legs)
    return line("M-7-32v26M7-32v26", legs, build === "broad" ? 12 : 10) + line("M-8-3h-3M8-3h3", shoes, 6);
  const hem = trim
    ? line(build === "broad" ? "M-23-16c11 4 35 4 46 0" : "M-20-16c9 4 31 4 40 0", trim, 3)
    : "";
  return (
    line("M-7-14v10M7-14v10", skin, 6) + line("M-8-3h-3M8-3h3", shoes, 5) + path(dress[build], wear) + hem
  );
}

const sinks = { ground: 24, wheelchair: 8 } as const;

/** The smaller the child, the larger its head. */
function atHead({ size = 100 }: Figure, inner: string): string {
  const youth = 1 - Math.min(1, Math.max(0, (size - 45) / 45));
  const place = `translate(0 ${round(-82 - youth * 4)})scale(${round(1.06 + youth * 0.42)})`;
  return inner && `<g transform="${place}">${inner}</g>`;
}

function upper(of: Figure): string {
  const { skin, hair, wear, legs, seat, baby, trim, holds, isPregnant, build = "slim" } = of;
  const { sleeves, hands } = arms[of.pose ?? (baby ? "hold" : "rest")];
  const hasTorso = legs !== undefined || seat !== undefined;
  const stripe =
    hasTorso && trim && seat !== "ground"
      ? `<path d="M-13-50h26" stroke="${trim}" stroke-width="5" stroke-linecap="butt"/>`
      : "";
  return [
    hasTorso ? path(torso[build], wear) + stripe + line("M0-74v7", skin, 8) : line("M0-74v7", skin, 8),
    atHead(of, head(of)),
    isPregnant
      ? `<circle cx="1" cy="-42" r="14" fill="${wear}"/>${line("M-9-36c4 8 16 8 20 0", `${trim}99`, 1.5)}`
      : "",
    holds ? things[holds] : "",
    baby ? bundle(baby, skin, hair) : "",
    line(sleeves, wear, 8),
    line(hands, skin, 7.5),
  ].join("");
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function figure(of: Figure): string {
  const { x, y, size = 100, hair, style, seat, rider, isFacingLeft } = of;
  const scale = size / 100;
  const child = rider ? figure({ ...rider, x: 0, y: -60, size: 52, pose: "cheer" }) : "";
  const ofChild = rider
    ? line("M-8-68v10M8-68v10", rider.legs ?? rider.wear, 7) + line("M-8-56h.1M8-56h.1", shoes, 7)
    : "";
  const sunk = (inner: string) =>
    seat && inner ? `<g transform="translate(0 ${sinks[seat]})">${inner}</g>` : inner;
  const behind = sunk(atHead(of, path(hairStyles[style].behind, hair)));
  const whole = behind + (seat === "ground" ? sunk(upper(of)) + lower(of) : lower(of) + sunk(upper(of)));
  const sized = isFacingLeft ? `scale(${-scale} ${scale})` : scale === 1 ? "" : `scale(${scale})`;
  return `<g transform="translate(${x} ${y})${sized}">${
    seat === "wheelchair" ? wheels : ""
  }${child}${whole}${ofChild}</g>`;
}
