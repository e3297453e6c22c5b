import type { Outlook } from "#app/server/neighbours/rules.ts";
import { valueInWords } from "#app/ui/amounts/in-words.ts";
import { plain, Rich } from "#app/ui/rich.tsx";
import { useCaptions } from "../outlook-words.ts";

interface ChartProps {
  chart: NonNullable<Outlook["now"]["chart"]>;
  outlook: Outlook;
}

/** Units of the picture, which includes the labels of the axes. */
const size = { width: 360, height: 200, left: 44, bottom: 24, top: 10, right: 8 };
const tableStep = 20_000;
const inDollars = (value: number): string => valueInWords({ value, unit: "dollars" });

/** Drawn on the server, with a table that says the same. */
export function Chart({ chart: { points, own }, outlook }: ChartProps) {
  const t = useCaptions(outlook);
  const mostIncome = points.at(-1)?.[0] ?? 1;
  const mostWeekly = Math.ceil((points[0]?.[1] ?? 1) / 100) * 100;
  const { width, height, left, bottom, top, right } = size;
  const x = (income: number) =>
    Math.round(left + (Math.min(income, mostIncome) / mostIncome) * (width - left - right));
  const y = (weekly: number) => Math.round(top + (1 - weekly / mostWeekly) * (height - top - bottom));
  const line = points.map(([income, weekly]) => `${x(income)},${y(weekly)}`).join(" ");
  return (
    <>
      <h3 id="chart">{t("chartTitle")}</h3>
      <p>
        <Rich text={t("chartAbout")} />
      </p>
      <svg
        className="chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={plain(t("chartTitle"))}
      >
        {[0, mostWeekly / 2, mostWeekly].map((weekly) => (
          <g key={weekly}>
            <path className="chart-grid" d={`M${left} ${y(weekly)}H${width - right}`} />
            <text x={left - 6} y={y(weekly) + 4} textAnchor="end">
              {inDollars(weekly)}
            </text>
          </g>
        ))}
        {[0, mostIncome / 2, mostIncome].map((income) => (
          <text
            key={income}
            x={x(income)}
            y={height - 6}
            textAnchor={income === mostIncome ? "end" : income === 0 ? "start" : "middle"}
          >
            {inDollars(income)}
          </text>
        ))}
        <polyline className="chart-line" points={line} />
        <circle className="chart-own" cx={x(own[0])} cy={y(own[1])} r="5" />
      </svg>
      <p>
        {t("chartOwn")}: {inDollars(own[0])}, {inDollars(own[1])}
      </p>
      <ChartTable points={points} outlook={outlook} />
    </>
  );
}

function ChartTable({ points, outlook }: { points: ChartProps["chart"]["points"]; outlook: Outlook }) {
  const t = useCaptions(outlook);
  return (
    <details>
      <summary>{t("chartTable")}</summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t("chartIncome")}</th>
            <th scope="col">{t("chartWeekly")}</th>
          </tr>
        </thead>
        <tbody>
          {points
            .filter(([income]) => income % tableStep === 0)
            .map(([income, weekly]) => (
              <tr key={income}>
                <td>{inDollars(income)}</td>
                <td>{inDollars(weekly)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
