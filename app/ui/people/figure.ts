/** A grown person stands 100 units high, feet at 0. Everybody repeats the same paths, so that ten compress to one. */
export interface Figure {
  x: number;
  y: number;
  /** Percent of a grown person. */
  size?: number;
  build?: "slim" | "broad";
  skin: string;
  hair: string;
  style: HairStyle;
  wear: string;
  /** Trousers; without them the garment is a long one. */
  legs?: string;
  pose?: Pose;
  seat?: Seat;
  baby?: string;
  isLookingDown?: boolean;
  isFacingLeft?: boolean;
  /** A stripe on the chest, or the hem of a long garment. */
  trim?: string;
  holds?: Thing;
  isPregnant?: boolean;
  rider?: Pick<Figure, "skin" | "hair" | "style" | "wear" | "trim"> & { legs: string };
}

type HairStyle = keyof typeof hairStyles;
type Pose = keyof typeof arms;
type Seat = "ground" | "wheelchair";

/** Around the middle of a head of radius 10.5: what lies behind it, what in front. */
const hairStyles = {
  short: ["", "M-11 1c-2-9 3-14 11-14S14-8 11 1C10-4 7-6 3-7-2-3-9-4-11 1z"],
  crop: ["", "M-11 0c-1-8 4-12 11-12S13-8 11 0C9-4 8-6 7-7H-7C-8-6-9-4-11 0z"],
  long: [
    "M-12-2c0-8 5-11 12-11S12-10 12-2c0 8 5 14 2 24-8 4-20 4-28 0-3-10 2-16 2-24z",
    "M-11 1C-13-8-7-13 0-13S13-8 11 1C9-5 5-7 0-7S-9-5-11 1z",
  ],
  bun: ["M-5-14a6 6 0 1 1 11 0 6 6 0 1 1-11 0z", "M-11 1C-13-8-7-13 0-13S13-8 11 1C9-5 5-7 0-7S-9-5-11 1z"],
  curls: [
    "M-9 9a6 6 0 0 1-5-9 7 7 0 0 1 3-10A8 8 0 0 1 0-16a8 8 0 0 1 11 6 7 7 0 0 1 3 10 6 6 0 0 1-5 9z",
    "M-11 0a5 5 0 0 1 2-9 6 6 0 0 1 9-3 6 6 0 0 1 9 3 5 5 0 0 1 2 9C9-5 6-7 0-6S-9-5-11 0z",
  ],
  tail: [
    "M6-10c10-2 13 6 10 16-2 5-5 5-6 4 3-8 0-13-6-16z",
    "M-11 1C-13-8-7-13 0-13S13-8 11 1C9-4 6-7 2-8-3-5-8-4-11 1z",
  ],
  beard: ["", "M-11 1C-13-8-7-13 0-13S13-8 11 1C9-5 5-7 0-7S-9-5-11 1z"],
  scarf: ["M-12 0C-13-9-7-13 0-13S13-9 13 0c-.5 6 4 10 3 15-8 5-23 5-31 0-1-5 4-9 3-15z", ""],
  bald: ["", "M-11 3C-13-3-11-7-9-8c0 4 0 7-2 11zM11 3C13-3 11-7 9-8c0 4 0 7 2 11z"],
  tuft: ["", "M-7-8c3-4 9-5 14-1-4 0-5 1-7 2-1-2-4-2-7-1z"],
} as const;

const beard = "M-11 0C-11 9-6 14 0 14S11 9 11 0C9 4 6 4 0 4S-9 4-11 0z";

/** From the shoulders at (±13, -64): strokes, then the places of the hands. */
const arms = {
  rest: ["M-13-63c-5 8-6 15-5 23M13-63c5 8 6 15 5 23", "M-18-38h.1M18-38h.1"],
  hold: ["M-13-62c-8 9-10 22 2 24 5 1 9 0 14-2M13-62c7 8 8 16 2 22", "M6-40h.1"],
  give: ["M-13-62c-6 6-10 12-14 18M13-63c5 8 6 15 5 23", "M-28-43h.1M18-38h.1"],
  both: ["M-13-62c-6 6-10 12-14 18M13-62c6 6 10 12 14 18", "M-28-43h.1M28-43h.1"],
  reach: ["M-13-63c-7-3-10-11-12-19M13-63c5 8 6 15 5 23", "M-25-84h.1M18-38h.1"],
  wave: ["M-13-63c-5 8-6 15-5 23M13-63c8-1 12-9 13-19", "M-18-38h.1M27-85h.1"],
  cheer: ["M-13-63c-8-1-12-9-14-20M13-63c8-1 12-9 14-20", "M-27-86h.1M28-86h.1"],
  lap: ["M-13-62c-7 10-6 20 4 22M13-62c7 10 6 20-4 22", "M-7-40h.1M7-40h.1"],
  bump: ["M-13-63c-7 8-7 15 5 15M13-63c8 10 8 26-5 27", "M-6-48h.1M6-36h.1"],
  look: ["M-13-63c-5 8-6 15-5 23M13-62c10-4 8-14-1-18", "M-18-38h.1M10-82h.1"],
  read: ["M-13-62c-5 9-5 16 5 17M13-62c5 9 5 16-5 17", "M-9-45h.1M9-45h.1"],
  round: ["M-13-62c-10 3-18 2-24 1M13-63c5 8 6 15 5 23", "M-39-61h.1M18-38h.1"],
} as const;

const things = {
  paper: `<path d="M-9-57h18v20h-18z" fill="#fff"/><path d="M-6-52h12M-6-47h12M-6-42h6" stroke="#7ba48b" stroke-width="2"/>`,
  cup: `<path d="M-6-50h12v5c0 6-12 6-12 0z" fill="#fff"/><path d="M-2-54c-2-3 2-4 0-7M3-54c-2-3 2-4 0-7" stroke="#fff" stroke-width="1.5"/>`,
  bag: `<path d="M-8-68c-2 8-2 14-1 24M8-68c2 8 2 14 1 24" stroke="#b3261e" stroke-width="4.5"/>`,
  kite: `<path d="M27-88c10-8 0-18 10-26" stroke="#85978f"/><path d="m37-144 13 15-13 17-13-17z" fill="#b3261e"/><path d="M37-144v32M24-129h26" stroke="#fdebd0" stroke-width="1.5"/>`,
} as const;
type Thing = keyof typeof things;

const torso = {
  slim: "M-11-68c3-3 19-3 22 0 4 4 4 11 3 19l-1 18h-26l-1-18c-1-8-1-15 3-19z",
  broad: "M-13-68c4-4 22-4 26 0 5 5 6 13 5 20l-2 17h-32l-2-17c-1-7 0-15 5-20z",
} as const;

const dress = {
  slim: "M-11-68c3-3 19-3 22 0 4 6 2 15 4 22 3 12 6 22 8 33-12 5-34 5-46 0 2-11 5-21 8-33 2-7 0-16 4-22z",
  broad: "M-13-68c4-4 22-4 26 0 6 6 5 15 6 22 2 12 5 22 7 33-14 5-38 5-52 0 2-11 5-21 7-33 1-7 0-16 6-22z",
} as const;

const path = (d: string, fill: string): string => (d === "" ? "" : `<path d="${d}" fill="${fill}"/>`);
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`;

const shoes = "#2b3a3f";
const lips = "#3a241b";

function head({ skin, hair, style, isLookingDown }: Figure): string {
  const eyes = isLookingDown ? "M-5.5 1.5c1 1.2 2.5 1.2 3.5 0M2 1.5c1 1.2 2.5 1.2 3.5 0" : "M-4 0h.1M4 0h.1";
  const face = `<circle r="${style === "scarf" ? 9.5 : 10.5}" fill="${skin}"/>`;
  const bearded = style === "beard" ? path(beard, hair) : "";
  return `${face}${bearded}${path(hairStyles[style][1], hair)}${line(`${eyes}M-3 5c2 2 4 2 6 0`, lips, 1.5)}`;
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
  const [sleeves, hands] = arms[of.pose ?? (baby ? "hold" : "rest")];
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
  const ofChild = rider ? line("M-8-68v10M8-68v10", rider.legs, 7) + line("M-8-56h.1M8-56h.1", shoes, 7) : "";
  const sunk = (inner: string) =>
    seat && inner ? `<g transform="translate(0 ${sinks[seat]})">${inner}</g>` : inner;
  const behind = sunk(atHead(of, path(hairStyles[style][0], hair)));
  const whole = behind + (seat === "ground" ? sunk(upper(of)) + lower(of) : lower(of) + sunk(upper(of)));
  const sized = isFacingLeft ? `scale(${-scale} ${scale})` : scale === 1 ? "" : `scale(${scale})`;
  return `<g transform="translate(${x} ${y})${sized}">${
    seat === "wheelchair" ? wheels : ""
  }${child}${whole}${ofChild}</g>`;
}
