import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { type ReviewedSection, type ReviewedStep, reviewedSteps } from "#app/wizard/review/reviewed-steps.ts";
import type { WizardState } from "#app/wizard/state.ts";

const deskWords = wordsOf("childcare/supervisor/desk");

const childIn = ({ lines: [line] }: ReviewedSection): string =>
  /^child-[^.]+/.exec(line?.name ?? "")?.[0] ?? "";

/** The service in one fold, and each child in one of its own. */
export const summaryOf = (
  { progress, service }: Pick<WizardState, "progress" | "service">,
  language: Language,
): ReviewedStep[] =>
  reviewedSteps(progress, { service, language }).flatMap((step) => {
    const children = new Set(step.sections.map(childIn));
    return [...children].map((child) => {
      const sections = step.sections.filter((section) => childIn(section) === child);
      if (child === "") return { ...step, sections };
      const [first] = sections;
      return {
        name: child,
        heading: first?.heading ?? step.heading,
        sections: sections.map((section) => ({ ...section, heading: undefined })),
      };
    });
  });

const figures = ["hours_of_care_weekly", "provider_20_hours_weekly", "hourly_fee", "weekly_fee"] as const;
const ofService = ["families", "swn"];

/** What the agency pays by, in sight without opening anything. */
export function gistOf({ sections }: ReviewedStep, language: Language): string {
  const t = deskWords(language);
  const lines = sections.flatMap(({ lines }) => lines);
  const answerOf = (end: string) => lines.find(({ name }) => name.endsWith(`.${end}`))?.answer;
  const told = figures.flatMap((figure) => {
    const answer = answerOf(figure);
    return answer ? [t(`gist/${figure}`, { answer })] : [];
  });
  const start = answerOf("enrollment_date");
  const others = lines.filter(({ name }) => ofService.includes(name) || name.endsWith(".is_attending"));
  if (told.length > 0) return [...told, ...(start ? [t("gist/start", { day: start })] : [])].join(", ");
  return others.map(({ label, answer }) => `${plain(label)}: ${answer}`).join("; ");
}
