import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { lapseAfter } from "../application/queue-mails.ts";

const applicationWords = wordsOf("childcare/parent");

type Dated = Pick<Draft<unknown>, "changedAt">;

/** Until when an application is kept that nothing more happens to. */
export function LapseDay({ draft }: { draft: Dated | undefined }) {
  const { language } = usePage();
  return draft ? <p className="note">{lapseText(draft, language)}</p> : null;
}

export function lapseText({ changedAt }: Dated, language: Language): string {
  const end = dayInNewZealand(new Date(changedAt + lapseAfter));
  return applicationWords(language)("lapses", { day: dayInWords(end, language) });
}
