import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { RegistrationStatus } from "#app/server/neighbours/registry/index.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import { type Moon, type NightSky, skyAfter } from "./sky.ts";

const statusWords = wordsOf("register-my-baby/status");

interface SkySheetProps {
  child: NonNullable<RegistrationStatus["child"]>;
  /** In words. */
  registered: string | undefined;
}

/** What is printed: name, day and the sky of the night that followed. */
export function SkySheet({ child, registered = "" }: SkySheetProps) {
  const { language } = usePage();
  const t = statusWords(language);
  const sky = skyAfter(child.birthDate);
  const day = dayInWords(child.birthDate, language);
  const moon = t(`sky/moon/${phaseOf(sky)}`, { percent: Math.round(sky.lit * 100) });
  const matariki = t(`sky/matariki/${sky.matariki}`);
  const name = [child.firstNames, child.surname].filter((part) => part !== "-").join(" ");
  return (
    <section className="sky-sheet" aria-label={t("sky/title")}>
      <SkyPicture sky={sky} label={plain(t("sky/picture", { moon, matariki }))} />
      <p className="sky-name">{name}</p>
      <p>{t("welcome/born", { day, registered })}</p>
      <p>
        {t("sky/night", { day })}: {moon}. <Rich text={matariki} />
      </p>
      <details className="help no-print">
        <summary>{t("sky/how/title")}</summary>
        <p>
          <Rich text={t("sky/how/body")} />
        </p>
      </details>
    </section>
  );
}

/** Parts of the disc that still look like none, and like all of it. */
const dark = 0.03;
const full = 0.97;

const phaseOf = ({ lit, isWaxing }: Moon) => {
  if (lit < dark) return "new";
  if (lit > full) return "full";
  return isWaxing ? "waxing" : "waning";
};

const radius = 34;

/** Seen from the south: a growing moon is lit on the left. */
function litPart({ lit }: Moon): string {
  const across = Math.abs(1 - 2 * lit) * radius;
  const back = lit < 0.5 ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 0 0 ${radius}A${across.toFixed(1)} ${radius} 0 0 ${back} 0 ${-radius}`;
}

const stars = [
  [22, 30],
  [58, 84],
  [40, 128],
  [96, 40],
  [118, 104],
  [146, 22],
  [170, 70],
  [198, 132],
  [212, 36],
  [330, 26],
  [338, 120],
  [300, 140],
  [20, 168],
  [140, 160],
  [262, 150],
] as const;

/** As Matariki stands over Aotearoa; the brightest first. */
const cluster = [
  [0, 0, 2.6],
  [14, -9, 1.9],
  [-13, 7, 2],
  [-17, -6, 1.7],
  [5, 15, 1.7],
  [-6, -15, 1.6],
  [19, 5, 1.6],
  [-25, 3, 1.4],
  [9, -19, 1.4],
] as const;

function SkyPicture({ sky, label }: { sky: NightSky; label: string }) {
  return (
    <svg className="sky" role="img" aria-label={label} viewBox="0 0 360 190">
      <path className="sky-ground" d="M0 0h360v190H0z" />
      <g className="sky-star">
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.2" />
        ))}
        {sky.matariki !== "not" && (
          <g transform="translate(78 66)">
            {cluster.map(([x, y, size]) => (
              <circle key={x} cx={x} cy={y} r={size} />
            ))}
          </g>
        )}
      </g>
      <g transform={`translate(270 74)${sky.isWaxing ? "" : " scale(-1 1)"}`}>
        <circle className="sky-moon-dark" r={radius} />
        <path className="sky-moon" d={litPart(sky)} />
      </g>
      <path className="sky-hills" d="M0 190v-24q60-22 120-6t110-4 130-8v42z" />
    </svg>
  );
}
