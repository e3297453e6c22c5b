// Jean Meeus, Astronomical Algorithms, second edition, 1998: chapters 12 (sidereal time), 13 (height), 25 (sun), 47 (moon) and 48 (its lit part).

const radians = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * radians);
const cos = (degrees: number): number => Math.cos(degrees * radians);
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days since noon of 1 January 2000, UTC. @param moment milliseconds since 1970 */
const daysFrom2000 = (moment: number): number => moment / day - 10_957.5;

interface Direction {
  /** Degrees along the ecliptic. */
  readonly longitude: number;
  /** Degrees above it. */
  readonly latitude: number;
}

/** To 0.01°. @param moment milliseconds since 1970 */
export function sunAt(moment: number): Direction {
  const t = daysFrom2000(moment) / 36_525;
  const mean = 357.52911 + 35_999.05029 * t;
  const centre =
    (1.914602 - 0.004817 * t) * sin(mean) +
    (0.019993 - 0.000101 * t) * sin(2 * mean) +
    0.000289 * sin(3 * mean);
  return { longitude: turn(280.46646 + 36_000.76983 * t + centre), latitude: 0 };
}

/** Degrees, and how often elongation, sun's and moon's anomaly and argument of latitude count: the largest terms of table 47.A. */
const ofLongitude = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
] as const;

/** The same of table 47.B. */
const ofLatitude = [
  [5.128122, 0, 0, 0, 1],
  [0.280602, 0, 0, 1, 1],
  [0.277693, 0, 0, 1, -1],
  [0.173237, 2, 0, 0, -1],
  [0.055413, 2, 0, -1, 1],
  [0.046271, 2, 0, -1, -1],
] as const;

/** To 0.1°. @param moment milliseconds since 1970 */
export function moonAt(moment: number): Direction {
  const t = daysFrom2000(moment) / 36_525;
  const elongation = 297.8501921 + 445_267.1114034 * t;
  const ofSun = 357.5291092 + 35_999.0502909 * t;
  const ofMoon = 134.9633964 + 477_198.8675055 * t;
  const argument = 93.272095 + 483_202.0175233 * t;
  const sum = (terms: typeof ofLongitude | typeof ofLatitude) =>
    terms.reduce(
      (all, [size, d, m, moon, f]) =>
        all + size * sin(d * elongation + m * ofSun + moon * ofMoon + f * argument),
      0,
    );
  return {
    longitude: turn(218.3164477 + 481_267.88123421 * t + sum(ofLongitude)),
    latitude: sum(ofLatitude),
  };
}

export interface Moon {
  /** From 0 to 1. */
  readonly lit: number;
  readonly isWaxing: boolean;
}

/** @param moment milliseconds since 1970 */
export function moonPhase(moment: number): Moon {
  const moon = moonAt(moment);
  const ahead = turn(moon.longitude - sunAt(moment).longitude);
  return { lit: (1 - cos(moon.latitude) * cos(ahead)) / 2, isWaxing: ahead < 180 };
}

/** Degrees: Wellington, for the whole country. */
const place = { latitude: -41.29, longitude: 174.78 };
const obliquity = 23.439;

/** Degrees: right ascension and declination of Alcyone, the brightest star of Matariki (SIMBAD: eta Tau, J2000). */
const alcyone = { ascension: 56.871, declination: 24.105 };

const height = (moment: number, { ascension, declination }: typeof alcyone): number => {
  const hour = 280.46061837 + 360.98564736629 * daysFrom2000(moment) + place.longitude - ascension;
  return (
    Math.asin(sin(place.latitude) * sin(declination) + cos(place.latitude) * cos(declination) * cos(hour)) /
    radians
  );
};

function heightOfSun(moment: number): number {
  const { longitude } = sunAt(moment);
  const ascension = Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / radians;
  return height(moment, { ascension, declination: Math.asin(sin(obliquity) * sin(longitude)) / radians });
}

/** Degrees: dark enough, and high enough above hills. */
const dark = -12;
const high = 5;

export type Seen = "not" | "evening" | "morning" | "night";

/** Whether Matariki stands in the dark sky of a night. @param from, to milliseconds since 1970, noon to noon */
function matarikiSeen(from: number, to: number): Seen {
  const middle = (from + to) / 2;
  const seen: number[] = [];
  for (let at = from; at < to; at += 10 * minute)
    if (heightOfSun(at) < dark && height(at, alcyone) > high) seen.push(at);
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) return "not";
  if (first >= middle) return "morning";
  return last < middle ? "evening" : "night";
}

export interface NightSky extends Moon {
  readonly matariki: Seen;
}

/** The night that follows a day. @param born YYYY-MM-DD in New Zealand */
export function skyAfter(born: string): NightSky {
  // Noon in New Zealand, an hour later in summer.
  const from = Date.parse(`${born}T00:00:00Z`);
  return { ...moonPhase(from + day / 2), matariki: matarikiSeen(from, from + day) };
}
