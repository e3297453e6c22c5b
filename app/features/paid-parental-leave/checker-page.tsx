import { Heading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { AnswersSoFar } from "./answered.tsx";
import { NextQuestion } from "./ask.tsx";
import { layers } from "./layer-link.tsx";
import { words } from "./numbered-words.ts";
import type { CheckerPageProps } from "./open-checker.ts";
import { outcomes } from "./outcomes.ts";
import { ResultView } from "./result-view.tsx";
import { type CheckerNode, isEnd, tree } from "./tree.ts";
import { questionsLeft } from "./tree-path.ts";

export function CheckerPage({ answered, node, dueDate }: CheckerPageProps) {
  const t = words(usePage().language);
  return (
    <Page
      title={answered.length > 0 ? [nameOf(node, t), t("short")] : [t("title")]}
      description={t("lead")}
      sheets={[styles.leave]}
      aside={<GoodToKnow />}
      sharesChoice
    >
      <div className="leave">
        <Heading level={1} text={t("title")} companion={t("headingMi")} />
        <p className="lead">{t("lead")}</p>
        <Island name="layers">
          <div id={layers}>
            <AnswersSoFar answered={answered} />
            {isEnd(node) ? (
              <ResultView outcome={node.outcome} dueDate={dueDate} />
            ) : (
              <NextQuestion question={node} answered={answered} />
            )}
          </div>
        </Island>
      </div>
    </Page>
  );
}

/** Short: window titles are cut off. */
function nameOf(at: CheckerNode, t: ReturnType<typeof words>): string {
  if (!isEnd(at)) return t.find(`questions/${at.id}/heading`) ?? t("title");
  const { isGentle, isLikely } = outcomes[at.outcome];
  if (isGentle) return t(`outcomes/${at.outcome}/title`);
  return t(isLikely ? "likely" : "unlikely");
}

function GoodToKnow() {
  const t = words(usePage().language);
  return (
    <section className="card leave-aside" aria-labelledby="know">
      <h2 id="know">{t("know/title")}</h2>
      <ul className="ticks">
        <li>{t("know/questions", { most: questionsLeft(tree) })}</li>
        <li>{t("know/privacy")}</li>
        <li>{t("know/indication")}</li>
        <li>
          <Rich text={t("know/more")} />
        </li>
      </ul>
    </section>
  );
}
