import type { Answers } from "./answers.ts";
import type { Step } from "./declaration.ts";
import { controlsOf, questionsOf } from "./questions.ts";
import { changeRows } from "./rows.ts";
import { rowCountName, rowsOfStep } from "./rows-state.ts";

export interface FormSubmission {
  /** `next`, `language`, `check`, `add:…`, `remove:…` … */
  intent: string;
  answers: Answers;
  /** Of the draft on the page; 0 without one. */
  version: number;
  part: string | undefined;
  /** A browser may hold several drafts. */
  draftId?: string | undefined;
}

/** @throws Response 400 when the body is not a form */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });

/** @throws Response 400 when the body is not a form */
export const readSubmission = async (request: Request, step: Step): Promise<FormSubmission> =>
  submissionIn(await readForm(request), step);

/** Ignores what the step does not declare. Text is normalised (NFC) and trimmed. */
export function submissionIn(data: FormData, step: Step): FormSubmission {
  const given = (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === "string" ? [value.normalize("NFC")] : []));
  const everything = Object.fromEntries([...new Set(data.keys())].map((name) => [name, given(name)]));
  const intent = everything.intent?.[0]?.trim() || "next";
  const answers = pickAnswers(step, everything);
  const part = everything._part?.[0];
  return {
    intent,
    // A part does not know all rows.
    answers: part === undefined ? withChangedRows(step, intent, answers) : answers,
    version: readVersion(everything._version?.[0]),
    part,
    draftId: everything._draft?.[0] || undefined,
  };
}

const readVersion = (text = ""): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

export function withChangedRows(step: Step, intent: string, answers: Answers): Answers {
  const target = intent.replace(/^(add|remove):/, "").replace(/\[\d+\]$/, "");
  const isAboutRows = rowsOfStep(step, answers).some(({ name }) => name === target);
  return isAboutRows ? changeRows(intent, answers) : answers;
}

export function pickAnswers(step: Step, given: Readonly<Record<string, string[]>>): Answers {
  const answers: Record<string, string | string[]> = {};
  for (const { name, requested, max } of rowsOfStep(step, given)) {
    if (given[rowCountName(name)]?.length || requested > max) answers[rowCountName(name)] = String(requested);
  }
  for (const question of questionsOf(step, given)) {
    for (const name of controlsOf(question)) {
      const values = (given[name] ?? []).flatMap((value) => {
        const kept = question.field.keepsSpaces ? value : value.trim();
        return kept === "" ? [] : [kept];
      });
      // A box ticked twice is ticked; any other answer given twice is an error.
      const meant = question.field.many ? [...new Set(values)] : values;
      if (meant.length > 0) answers[name] = meant.length === 1 ? (meant[0] as string) : meant;
    }
  }
  return answers;
}
