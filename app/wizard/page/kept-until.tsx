import { wordsOf } from "#app/i18n/words.ts";
import { personAgeOf } from "#app/server/drafts/index.ts";
import { EndNotice } from "#app/ui/end-notice.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { endInWords } from "../begin/end-in-words.ts";
import { lasting } from "../begin/forms-here.tsx";
import { stepPath } from "../service.ts";
import type { WizardState } from "../state.ts";
import type { StepPageProps } from "./props.ts";

const wizardWords = wordsOf("wizard/page");

/** Milliseconds since 1970, without a log-in. */
export const endOf = ({ draft, now }: WizardState): number | undefined => draft && lasting(draft, now);

/** Milliseconds since 1970, when only a person can have a draft. */
export const personsEnd = ({ draft, service }: WizardState): number | undefined =>
  draft && service.requiresPerson ? draft.changedAt + personAgeOf(service.name) : undefined;

export const keptUntilSheets = (state: WizardState): readonly string[] =>
  endOf(state) === undefined ? [] : [styles.session];

/** A note; with a script also a warning before the time is over. */
export function KeptUntil({ view: { state, step, part } }: { view: StepPageProps }) {
  const { language } = usePage();
  const t = wizardWords(language);
  const to = useAddress();
  const { service, now } = state;
  const end = endOf(state);
  if (end === undefined) return null;
  return (
    <EndNotice
      label={t("keptUntil/label")}
      left={end - now}
      until={t("keptUntil/until", { time: endInWords(end, now, language) })}
      soon={t("keptUntil/soon")}
      stay={t("keptUntil/stay")}
      ended={t("keptUntil/ended")}
      href={to(stepPath(service, step, undefined, { part }))}
    />
  );
}
