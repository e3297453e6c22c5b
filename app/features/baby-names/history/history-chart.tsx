import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { runsOf, type Series } from "./history-series.ts";
import { firstYear, lastYear } from "./name-history.ts";

const words = wordsOf("baby-names");

/** In units of the SVG. */
const [width, height] = [690, 400];
const [left, right, top, bottom] = [70, 675, 20, 350];
const decades = [1960, 1980, 2000, 2020];

/** The table below says the same. */
export function HistoryChart({ series }: { series: readonly Series[] }) {
  const t = words(usePage().language);
  const most = Math.max(...series.flatMap(({ years }) => years.map(({ amount }) => amount)));
  const lines = linesUpTo(most);
  const y = (amount: number) => round(bottom - (amount / (lines.at(-1) ?? 1)) * (bottom - top));
  return (
    <svg
      className="history-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby="history-chart-title history-chart-about"
    >
      <title id="history-chart-title">{t("history/chart")}</title>
      <desc id="history-chart-about">{t("history/about")}</desc>
      {lines.map((amount) => (
        <g key={amount}>
          <path className="grid" d={`M${left} ${y(amount)}H${right}`} />
          <text className="across" x={left - 8} y={y(amount) + 8}>
            {amount}
          </text>
        </g>
      ))}
      {decades.map((year) => (
        <g key={year}>
          <path className="grid" d={`M${x(year)} ${bottom}v8`} />
          <text className="under" x={x(year)} y={bottom + 34}>
            {year}
          </text>
        </g>
      ))}
      {series.map(({ name, category, years }, index) => {
        const runs = runsOf(years).map((run) => run.map(({ year, amount }) => `${x(year)} ${y(amount)}`));
        return (
          <g key={name + category} className={`line line-${index}`}>
            <path
              d={runs
                .filter((run) => run.length > 1)
                .map(lineThrough)
                .join("")}
            />
            <path
              className="alone"
              d={runs
                .filter((run) => run.length === 1)
                .map(dotAt)
                .join("")}
            />
          </g>
        );
      })}
    </svg>
  );
}

const x = (year: number): number =>
  round(left + ((year - firstYear) / (lastYear - firstYear)) * (right - left));

const lineThrough = (points: readonly string[]): string => `M${points.join("L")}`;

/** A line without length, which its round ends turn into a dot. */
const dotAt = ([point]: readonly string[]): string => `M${point}h0`;

/** Round numbers from 0 to at least the maximum, in at most five steps. */
function linesUpTo(most: number): number[] {
  const step = [10, 20, 25, 50, 100, 200, 250].find((each) => each * 5 >= most) ?? 500;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, line) => line * step);
}

const round = (value: number): number => Math.round(value * 10) / 10;
