import { dayInWords } from "#app/i18n/day.ts";
import type { Outlook } from "#app/server/neighbours/rules.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { Fold } from "../fold.tsx";
import { useCaptions } from "../outlook-words.ts";
import { WhenOwn } from "../when-own.tsx";
import type { TypedDay } from "./ask-for-day.ts";
import { DayForm } from "./day-form.tsx";

export function OverTime({ outlook, typed }: { outlook: Outlook; typed?: TypedDay | undefined }) {
  const { language } = usePage();
  const t = useCaptions(outlook);
  if (outlook.overTime.length === 0) return null;
  return (
    <Fold id="over-time" title={t("overTimeTitle")} isOpen={typed !== undefined}>
      <p>{t("overTimeIntro")}</p>
      <dl className="weekly">
        {outlook.overTime.map(({ id, when, what, on }) => (
          <div key={id}>
            <dt>
              <Rich text={when[language]} />
              {on && `, ${dayInWords(on, language)}`}
            </dt>
            <dd>
              <Rich text={what[language]} />
            </dd>
          </div>
        ))}
      </dl>
      <WhenOwn>
        <DayForm typed={typed} />
      </WhenOwn>
    </Fold>
  );
}
