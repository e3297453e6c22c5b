import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { allSpellings, starred, useNamesLanguage } from "../history/given-name.tsx";
import type { TopName } from "../lists.ts";
import type { NamesQuery } from "../names-query.ts";
import { type Balloon, coloured, diameter, letterSize, packBalloons } from "./balloons.ts";

const words = wordsOf("baby-names");

/** Units below the circle of balloons, where the strings meet, and above the highest one. */
const room = { below: 90, above: 16 };
/** Units that a 360-pixel phone shows as 11 pixels. */
const readable = 23;
const hand = { x: diameter / 2, y: diameter + room.below };

/** The table beside it says the same. */
export function BalloonChart({ query, names }: { query: NamesQuery; names: readonly TopName[] }) {
  const t = words(usePage().language);
  const { list, category, period } = query;
  const lang = useNamesLanguage(list);
  const balloons = packBalloons(names);
  const areCounted = names.every(({ amount }) => amount !== undefined);
  const colours = coloured(balloons);
  const top = Math.floor(Math.min(...balloons.map(({ y, radius }) => y - radius)) - room.above);
  const told = names.map((each) => `${allSpellings(each)}${each.amount ? ` ${each.amount}` : ""}`).join(", ");
  return (
    <svg
      className={`balloons balloons-${list}`}
      viewBox={`0 ${top} ${diameter} ${hand.y - top}`}
      role="img"
      aria-labelledby="balloons-title"
      aria-describedby="balloons-about balloons-names"
    >
      <title id="balloons-title">{t(`chart/${list}/${category}`, { period })}</title>
      <desc id="balloons-about">{t(areCounted ? "chart/about" : "chart/aboutUncounted")}</desc>
      <desc id="balloons-names" lang={lang}>
        {told}
      </desc>
      <defs>
        <radialGradient id="shine" cx=".34" cy=".28" r=".75">
          <stop offset="0" stopColor="#fff" stopOpacity=".75" />
          <stop offset=".45" stopColor="#fff" stopOpacity=".12" />
          <stop offset="1" stopColor="#12302d" stopOpacity=".12" />
        </radialGradient>
      </defs>
      <path className="strings" d={balloons.map(stringOf).join("")} />
      {balloons.map((balloon, index) => (
        <BalloonShape
          key={balloon.entry.name}
          balloon={balloon}
          look={`rubber-${colours[index]} rise-${index}`}
          lang={lang}
        />
      ))}
    </svg>
  );
}

function stringOf({ x, y, radius }: Balloon): string {
  const top = y + radius;
  return `M${round(x)} ${round(top)}Q${round(x)} ${round((top + hand.y) / 2 + 40)} ${hand.x} ${hand.y}`;
}

interface BalloonShapeProps {
  balloon: Balloon;
  look: string;
  lang: string | undefined;
}

function BalloonShape({ balloon, look, lang }: BalloonShapeProps) {
  const { entry, x, y, radius } = balloon;
  const name = starred(entry);
  const size = letterSize(name, radius);
  const number = round(Math.max(size * 0.62, radius * 0.22));
  const counted = entry.amount !== undefined;
  const at = { cx: round(x), cy: round(y), r: round(radius) };
  // Precise to the millionth, so that no two circles touch.
  const exactly = { cx: round(x, 6), cy: round(y, 6), r: Math.floor(radius * 1e4) / 1e4 };
  return (
    <g className={`balloon ${look}`}>
      <path className="mouth" d={`M${at.cx} ${round(y + radius - 4)}l7 12h-14z`} />
      <circle className="rubber" {...exactly} />
      <circle className="shine" {...at} fill="url(#shine)" />
      <text
        className={size < readable ? "tight" : undefined}
        lang={lang}
        x={at.cx}
        y={round(y + size * (counted ? 0.12 : 0.34))}
        fontSize={size}
      >
        {name}
      </text>
      {counted && (
        <text className="amount" x={at.cx} y={round(y + size * 0.25 + number)} fontSize={number}>
          {entry.amount}
        </text>
      )}
    </g>
  );
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
