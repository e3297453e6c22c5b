import { FaultList } from "#app/forms/view/error-summary.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import {
  type DocumentsPageProps,
  type DocumentWords,
  documentWords,
  type FileFault,
  filesOf,
  type RequestedDocument,
} from "./document-service.ts";

const formWords = wordsOf("forms");

export const inputId = (number: number): string => `file-${number + 1}`;
export const declarationId = "declaration";

export function documentErrors(
  document: RequestedDocument,
  { open: { stored = [] }, faults, problems }: Pick<DocumentsPageProps, "open" | "faults" | "problems">,
  t: DocumentWords,
): string[] {
  const isMissing =
    problems.includes("missing") && !document.isOptional && filesOf(document, stored).length === 0;
  const own = faults.filter((fault) => fault.document.label === document.label);
  return [...own.map((fault) => faultText(fault, t)), ...(isMissing ? [t("errors/required")] : [])];
}

/** Both messages where both are true. */
function faultText({ kept }: FileFault, t: DocumentWords): string {
  const problems = kept.is === "refused" ? kept.problems : [kept.is];
  const problem = problems
    .map((each) => t(`errors/${each}`))
    .map(plain)
    .join(" ");
  return t("errors/file", { name: kept.name || t("unnamed"), problem });
}

export function DocumentErrors(props: DocumentsPageProps) {
  const { language } = usePage();
  const { service, open, problems } = props;
  const t = documentWords(service, language);
  const ofDocuments = open.requested.flatMap((document, number) =>
    documentErrors(document, props, t).map((message) => ({
      to: inputId(number),
      words: `${service.describe(document, open, language).name}: ${message}`,
    })),
  );
  const others = (["refused", "waiting"] as const)
    .filter((each) => problems.includes(each))
    .map((each) => ({ to: "documents", words: t(`errors/${each}`) }));
  const declaration = problems.includes("declaration")
    ? [{ to: declarationId, words: t("errors/declaration") }]
    : [];
  return (
    <>
      <Problems problems={problems} t={t} />
      <FaultList faults={[...ofDocuments, ...others, ...declaration]} t={formWords(language)} />
    </>
  );
}

/** Above the list (in the summary) and below it. */
export const Problems = ({ problems, t }: Pick<DocumentsPageProps, "problems"> & { t: DocumentWords }) =>
  problems.map((problem) => {
    const text = t.find(`problems/${problem}`);
    return text ? (
      <div key={problem} className="notice" role="alert" data-error="">
        <p>
          <b>
            <Rich text={text} />
          </b>{" "}
          {t.find(`problems/${problem}Hint`)}
        </p>
      </div>
    ) : null;
  });
