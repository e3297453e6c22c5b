import { answerTo } from "#app/forms/answers.ts";
import { shortLabel } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import type { DocumentService } from "#app/wizard/documents/document-service.ts";
import { lapseText } from "../lapse-day.tsx";
import { pages } from "../pages.ts";
import { declared } from "./declared.ts";
import { fileLimits } from "./file-limits.ts";
import type { RequestedDocument } from "./requested-documents.ts";
import { sendApplication } from "./send-application.ts";
import { type UploadsState, uploadsState } from "./uploads-state.ts";

const applicationWords = wordsOf("childcare/parent");
const uploadsWords = wordsOf("childcare/parent/uploads");

export const applicationDocuments: DocumentService<UploadsState> = {
  path: pages.uploads,
  before: pages.review,
  sent: { path: pages.sent, status: "SUBMITTED" },
  category: "ChildcareSubsidy",
  rowName: "child",
  declares: declared,
  limits: fileLimits,
  sendLimit: { name: "childcare-submissions", times: 10, within: 60 * 60 * 1000 },
  groups: ["parent", "partner", "relationship", "child"],
  words: uploadsWords,
  serviceName: (language) => applicationWords(language)("service"),
  groupOf: ({ who, kind }) => who ?? (kind === "child" ? "child" : "relationship"),
  describe(document, { state, requested }, language) {
    const t = uploadsWords(language);
    const { kind, who, question } = document;
    const title = titleOf(document, state, language);
    const isOfTwo = requested.some((one) => one.who === "partner");
    return {
      title,
      name: isOfTwo && who ? t(`whose/${who}`, { title }) : title,
      hint: t(`hints/${question.endsWith(".wages_or_salary") ? "wages" : kind}`),
    };
  },
  until: ({ draft }, language) => lapseText(draft, language),
  open: uploadsState,
  send: sendApplication,
};

/** An income is called as its question is; a child by name. */
function titleOf(
  { kind, question, row }: RequestedDocument,
  { wizard, progress, saved }: UploadsState["state"],
  language: Language,
): string {
  const words = wizard.texts(language, saved.answers)[question];
  const type = words ? plain(shortLabel(words)) : "";
  if (kind === "income") return type;
  const name = answerTo(progress.answers, `children[${row}].first_name`) ?? "";
  return uploadsWords(language)(`documents/${kind}`, { type, name });
}
