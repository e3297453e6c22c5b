import { dayInWords, momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { WizardProgress } from "#app/wizard/evaluate.ts";
import { pages, stepPath } from "../pages.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { parentOnThisDevice } from "../steps/other-parent/other-parent.ts";
import { titlesOf } from "../steps/person/titles.ts";
import { agreementOf, otherParentStateOf, refusedOn } from "./invitation.ts";
import { parentNames } from "./parent-names.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

/** A refusal that no agreement has followed: who goes on without it reads that the registrar is told. */
export function RefusalNotice({ form }: ReplyNoticeProps) {
  const { language } = usePage();
  const t = otherParentWords(language);
  const day = refusedOn(form);
  if (day === undefined || otherParentStateOf(form)) return null;
  return (
    <section className="notice" aria-labelledby="refusal">
      <h2 id="refusal">{t("state/declined/title")}</h2>
      <p>{t("state/refused", { day: dayInWords(day, language) })}</p>
    </section>
  );
}

interface ReplyNoticeProps {
  form: { saved: SavedRegistration; progress: WizardProgress };
  hasLinks?: boolean;
}

export function ReplyNotice({ form, hasLinks = false }: ReplyNoticeProps) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  const state = otherParentStateOf(form);
  const { answers } = form.progress;
  const parent = parentOnThisDevice(answers);
  if (!state || !parent) return null;
  const names = parentNames(language, titlesOf(answers), parent);
  const at = agreementOf(form);
  const moment = at === undefined ? "" : momentInWords(at, language);
  return (
    <section className="notice" aria-labelledby="other-parent-reply">
      <h2 id="other-parent-reply">{t(`state/${state}/title`)}</h2>
      <p>
        <Rich text={t(`state/${state}/body`, { ...names, moment })} />
      </p>
      {hasLinks && state !== "agreed" && (
        <>
          <p>{t("state/withheld")}</p>
          <p>
            <a href={to(pages.otherParentCode)}>{t("state/show")}</a>
          </p>
          <p>
            <a href={to(stepPath("other-parent-details", "fillingIn.who"))}>{t("code/without/link")}</a>
          </p>
        </>
      )}
    </section>
  );
}
