import type { Answers } from "./answers.ts";
import type { Step } from "./declaration.ts";
import { controlsOf, questionsOf } from "./questions.ts";
import { changeRows } from "./rows.ts";
import { rowCountName, rowsOfStep } from "./rows-state.ts";

/** What a visitor pressed and what stood in the form at that moment. */
export interface FormSubmission {
  /** The button: `next` goes on; `language`, `check`, `add:…`, `remove:…` only draw the page again. */
  intent: string;
  answers: Answers;
  /** Of what was kept when the page was drawn; 0 when nothing was. */
  version: number;
}

/**
 * Reads a submitted form. Fields are taken by name from the declared step and everything else in the body is
 * ignored; texts are brought into one form (NFC) and lose the space around them, unless that is part of the answer.
 *
 * @throws a 400 answer when the body is no form
 */
export async function readSubmission(request: Request, step: Step): Promise<FormSubmission> {
  const data = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  const given = (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === "string" ? [value.normalize("NFC")] : []));
  const everything = Object.fromEntries([...new Set(data.keys())].map((name) => [name, given(name)]));
  const intent = everything.intent?.[0]?.trim() || "next";
  const answers = pickAnswers(step, everything);
  return {
    intent,
    answers: isAboutRows(intent, step, answers) ? changeRows(intent, answers) : answers,
    version: readVersion(everything._version?.[0]),
  };
}

const readVersion = (text = ""): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** Rows are added to and removed from declared groups only. */
function isAboutRows(intent: string, step: Step, answers: Answers): boolean {
  const target = intent.replace(/^(add|remove):/, "").replace(/\[\d+\]$/, "");
  return rowsOfStep(step, answers).some(({ name }) => name === target);
}

function pickAnswers(step: Step, given: Record<string, string[]>): Answers {
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
      // A box that is ticked twice is ticked; any other answer that comes twice is a mistake to be told.
      const meant = question.field.many ? [...new Set(values)] : values;
      if (meant.length > 0) answers[name] = meant.length === 1 ? (meant[0] as string) : meant;
    }
  }
  return answers;
}
