import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";

const supervisorsWords = wordsOf("childcare/parent/supervisors");

const stages = ["answers", "services", "documents", "decision"] as const;
export type Stage = (typeof stages)[number];

interface WayProps {
  readonly now: Stage;
  /** What stands under the title of a stage. */
  readonly children: Partial<Record<Stage, ReactNode>>;
}

/** The four stages of an application, of which one is now. */
export function Way({ now, children }: WayProps) {
  const t = supervisorsWords(usePage().language);
  const here = stages.indexOf(now);
  return (
    <ol className="way">
      {stages.map((stage, at) => {
        const is = at < here ? "done" : at === here ? "now" : "later";
        return (
          <li key={stage} className={is} aria-current={is === "now" ? "step" : undefined}>
            <h2>
              {t(`way/${stage}`)}
              {is === "done" && <span className="visually-hidden">. {t("way/done")}</span>}
            </h2>
            {children[stage]}
          </li>
        );
      })}
    </ol>
  );
}

/** Stands first on the page: what is to do, or that there is nothing. */
export const RightNowBox = ({ text, children }: { text: string; children?: ReactNode }) => {
  const t = supervisorsWords(usePage().language);
  return (
    <p className="right-now" role="status">
      <small>{t("now/title")}</small>
      {text}
      {children}
    </p>
  );
};
