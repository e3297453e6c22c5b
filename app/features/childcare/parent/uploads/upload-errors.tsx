import { answerTo } from "#app/forms/answers.ts";
import { shortLabel } from "#app/forms/field.ts";
import { FaultList } from "#app/forms/view/error-summary.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { plain } from "#app/ui/rich.tsx";
import { Problem } from "./problem.tsx";
import type { UploadsPageProps } from "./props.ts";
import type { FileFault } from "./receive-uploads.ts";
import type { RequestedDocument } from "./requested-documents.ts";
import { filesOf } from "./uploads-state.ts";

const formWords = wordsOf("forms");
const uploadsWords = wordsOf("childcare/parent/uploads");

export const inputId = (number: number): string => `file-${number + 1}`;
export const declarationId = "declaration";

type Shown = Pick<UploadsPageProps, "state" | "requested" | "stored" | "faults" | "problems">;

export function documentTitle(
  { kind, question, child }: RequestedDocument,
  { wizard, progress, saved }: UploadsPageProps["state"],
  language: Language,
): string {
  const t = uploadsWords(language);
  const words = wizard.texts(language, saved.answers)[question];
  const type = words ? plain(shortLabel(words)) : "";
  if (kind === "income") return type;
  const name = answerTo(progress.answers, `children[${child}].first_name`) ?? "";
  return t(`documents/${kind}`, { type, name });
}

/** For use away from its heading: with two parents it says whose. */
export function documentName(
  document: RequestedDocument,
  { state, requested }: Pick<UploadsPageProps, "state" | "requested">,
  language: Language,
): string {
  const title = documentTitle(document, state, language);
  const isOfTwo = requested.some(({ who }) => who === "partner");
  return isOfTwo && document.who ? uploadsWords(language)(`whose/${document.who}`, { title }) : title;
}

export function documentErrors(
  document: RequestedDocument,
  { stored = [], faults, problems }: Omit<Shown, "requested" | "state">,
  language: Language,
): string[] {
  const t = uploadsWords(language);
  const isMissing =
    problems.includes("missing") && !document.isOptional && filesOf(document, stored).length === 0;
  const own = faults.filter((fault) => fault.document.label === document.label);
  return [...own.map((fault) => faultText(fault, language)), ...(isMissing ? [t("errors/required")] : [])];
}

/** Both messages where both are true. */
function faultText({ kept }: FileFault, language: Language): string {
  const t = uploadsWords(language);
  const problems = kept.is === "refused" ? kept.problems : [kept.is];
  const problem = problems
    .map((each) => t(`errors/${each}`))
    .map(plain)
    .join(" ");
  return t("errors/file", { name: kept.name || t("unnamed"), problem });
}

export function UploadErrors(props: Shown) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const { requested, problems } = props;
  const ofDocuments = requested.flatMap((document, number) =>
    documentErrors(document, props, language).map((message) => ({
      to: inputId(number),
      words: `${documentName(document, props, language)}: ${message}`,
    })),
  );
  const others = (["refused", "waiting"] as const)
    .filter((each) => problems.includes(each))
    .map((each) => ({ to: "documents", words: t(`errors/${each}`) }));
  const declaration = problems.includes("declaration")
    ? [{ to: declarationId, words: t("errors/declaration") }]
    : [];
  const all = [...ofDocuments, ...others, ...declaration];
  return (
    <>
      <Problem problems={problems} />
      <FaultList faults={all} t={formWords(language)} />
    </>
  );
}
