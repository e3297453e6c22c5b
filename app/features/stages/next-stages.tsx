import { wordsOf } from "#app/i18n/words.ts";
import type { Stage } from "#app/server/neighbours/content.ts";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { type ShellContent, useAddress, usePage } from "#app/ui/page-context.tsx";
import { stageAddress } from "#app/ui/stage-address.ts";

const words = wordsOf("stages");

type NeighbourStage = ShellContent["stages"][number] & {
  /** Position in the list, used in the names of pictures. */
  id: number;
  way: "next" | "previous";
};

export function neighboursOf({ nameEn }: Stage, stages: ShellContent["stages"]): NeighbourStage[] {
  const at = stages.findIndex((stage) => stage.nameEn === nameEn);
  if (at < 0) return [];
  return (["next", "previous"] as const).flatMap((way) => {
    const index = way === "next" ? at + 1 : at - 1;
    const stage = stages[index];
    return stage ? [{ ...stage, id: index + 1, way }] : [];
  });
}

export function NextStages({ neighbours }: { neighbours: readonly NeighbourStage[] }) {
  const t = words(usePage().language);
  const to = useAddress();
  if (neighbours.length === 0) return null;
  return (
    <nav aria-label={t("stage/others")}>
      <ul className="next-stages">
        {neighbours.map(({ id, nameEn, nameMi, way }) => (
          <li key={way}>
            <a
              className={`stage-${id}`}
              href={to(stageAddress(nameEn))}
              rel={way === "next" ? "next" : "prev"}
            >
              {t(`stage/${way}`)}{" "}
              <b>
                <Bilingual en={nameEn} mi={nameMi} />
              </b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
