import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { AboveProps } from "#app/wizard/hooks.ts";
import { Condolences, whatCanBeHad } from "../loss/condolences.tsx";
import { isLost } from "../loss/lost.ts";
import { titlesOf } from "../steps/person/titles.ts";
import { parentNames } from "./parent-names.ts";
import { otherThan, secondIn } from "./shown.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

export function Introduction({ derived, hasErrors }: AboveProps) {
  const { language } = usePage();
  const t = otherParentWords(language);
  const names = parentNames(language, titlesOf(derived), otherThan(secondIn(derived)));
  return (
    <>
      {isLost(derived) && <Condolences says={["registered"]} folds={whatCanBeHad(derived)} />}
      {!hasErrors && <p className="lead">{t("details/lead", names)}</p>}
      <p>{t("details/seen", names)}</p>
      <details className="help">
        <summary>{t("details/safety/title")}</summary>
        <p>
          <Rich text={t("details/safety/body")} />
        </p>
      </details>
    </>
  );
}
