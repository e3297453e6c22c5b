import { wordsOf } from "#app/i18n/words.ts";
import { paperAnswer } from "#app/server/paper-answer.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { plain } from "#app/ui/rich.tsx";
import { loadState } from "#app/wizard/state.ts";
import type { Paper } from "#workers/papers/sheet.ts";
import { pages } from "../pages.ts";
import { reasonOnPaper } from "../registry/ways.ts";
import { birthRegistration, type RegistrationState } from "../service.ts";
import { answersForForm, signatureLines } from "./answers-for-form.ts";
import { postTo } from "./post-to.ts";

const paperWords = wordsOf("register-my-baby/paper");

/** The paper page as a PDF, to print or to keep. @throws a response of 503 while it cannot be made */
export async function openPaperFile(visit: Visit): Promise<Response> {
  const state = await loadState(birthRegistration, visit);
  const paper = paperOf(state);
  if (!paper) return redirectTo(visit, pages.review, state.cookies);
  return paperAnswer(visit, paper, "bdm27-answers.pdf");
}

/** @returns undefined where the registry takes it online, or an answer is missing */
function paperOf(state: RegistrationState): Paper | undefined {
  const { progress, facts, saved } = state;
  const reason = reasonOnPaper(progress.answers, facts);
  if (saved.sent || !reason || !progress.steps.at(-1)?.isAfterComplete) return undefined;
  const t = paperWords(facts.language);
  return {
    language: facts.language,
    toDo: {
      title: t("title"),
      notice: t("nothing"),
      steps: [
        t("steps/form"),
        t("steps/copy"),
        t("steps/sign"),
        `${t(`evidence/${reason}`)} ${t("evidence/ask")}`,
        t("steps/post"),
      ].map(plain),
      address: [...postTo],
    },
    sheet: sheetOf(state),
  };
}

const sheetOf = (state: RegistrationState): Paper["sheet"] => ({
  language: "en",
  title: paperWords("en")("sheet/title"),
  parts: answersForForm(state).map(({ heading, lines }) => ({
    heading: plain(heading),
    lines: lines.map(({ label, answer }) => ({ label: plain(label), answer })),
  })),
  signed: signatureLines(state),
});
