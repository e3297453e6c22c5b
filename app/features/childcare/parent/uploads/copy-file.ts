import { momentInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import type { ReviewedStep } from "#app/wizard/review/reviewed-steps.ts";
import type { Paper } from "#workers/papers/sheet.ts";
import type { SectionForm } from "../../application/section-form.ts";
import { sentParts } from "../supervisors/sent-parts.ts";

const formWords = wordsOf("forms");
const uploadsWords = wordsOf("childcare/parent/uploads");

export interface SentCopy {
  readonly steps: readonly ReviewedStep[];
  readonly forms: readonly SectionForm[];
}

interface Sent {
  readonly at: number;
  readonly number: string;
  readonly reference: string | undefined;
  readonly attached: readonly string[];
  readonly copy: SentCopy;
}

/** What the copy page shows, as a file to keep; questions without an answer are left out. */
export function copyPaper({ at, number, reference, attached, copy }: Sent, language: Language): Paper {
  const t = uploadsWords(language);
  const none = formWords(language)("answers/none");
  const answers = copy.steps.flatMap((step) =>
    step.sections.map(({ heading, lines }) => ({
      heading: [step.heading, heading].filter(Boolean).join(": "),
      lines: lines.filter(({ answer }) => answer !== none),
    })),
  );
  const ofServices = copy.forms.flatMap((form) =>
    sentParts(form, language).map(({ name, lines }) => ({
      heading: [form.service.provider_name, name].filter(Boolean).join(": "),
      lines,
    })),
  );
  const about = [
    { label: t("copy/sent"), answer: momentInWords(at, language) },
    { label: t("sent/number"), answer: number },
    ...(reference ? [{ label: t("sent/reference"), answer: reference }] : []),
    ...attached.map((answer) => ({ label: t("copy/file"), answer })),
  ];
  return {
    language,
    sheet: {
      language,
      title: t("copy/title"),
      parts: [{ heading: t("copy/about"), lines: about }, ...answers, ...ofServices]
        .filter(({ lines }) => lines.length > 0)
        .map(({ heading, lines }) => ({
          heading: plain(heading),
          lines: lines.map(({ label, answer }) => ({ label: plain(label), answer })),
        })),
      signed: [],
    },
  };
}
