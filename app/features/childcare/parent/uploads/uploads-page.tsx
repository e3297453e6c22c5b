import { wordsOf } from "#app/i18n/words.ts";
import type { StoredDocument } from "#app/server/documents/index.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../../.build/styles.json";
import { pages } from "../pages.ts";
import { Declaration } from "./declaration.tsx";
import { DocumentFiles, FileLine } from "./document-files.tsx";
import { Problem } from "./problem.tsx";
import type { UploadsPageProps } from "./props.ts";
import type { RequestedDocument } from "./requested-documents.ts";
import { documentErrors, documentName, documentTitle, UploadErrors } from "./upload-errors.tsx";
import { filesOf, notRequested } from "./uploads-state.ts";

const applicationWords = wordsOf("childcare/parent");
const uploadsWords = wordsOf("childcare/parent/uploads");

const groups = ["parent", "partner", "relationship", "child"] as const;

const groupOf = ({ who, kind }: RequestedDocument) => who ?? (kind === "child" ? "child" : "relationship");

/** Plain file controls; a script sends each file as soon as it is chosen. */
export function UploadsPage(props: UploadsPageProps) {
  const { language, formToken } = usePage();
  const t = uploadsWords(language);
  const to = useAddress();
  const { requested, stored = [], problems, isDeclared } = props;
  const unneeded = notRequested(requested, stored);
  const hasErrors = problems.length > 0 || props.faults.length > 0;
  return (
    <Page
      title={[t("title"), applicationWords(language)("service")]}
      hasErrors={hasErrors}
      sheets={[styles.form, styles.wizard, styles.uploads]}
      unlisted
      isPrivate
    >
      {hasErrors && <span hidden data-happened="ChildcareSubsidy|Error|uploads" />}
      <Island name="uploads">
        <div
          id="documents"
          data-uploading={t("uploading")}
          data-sending={t("progress/sending", { name: "{name}", percent: "{percent}" })}
          data-done={t("progress/done", { name: "{name}" })}
          data-failed={t("progress/failed", { name: "{name}" })}
        >
          <UploadErrors {...props} />
          <Heading level={1} text={t("heading")} companion={t("headingMi")} />
          <p className="lead">{t("lead")}</p>
          <Help />
          <form id="uploads" method="post" action={to(pages.uploads)} encType="multipart/form-data">
            <input type="hidden" name="_csrf" value={formToken} />
            {/* Enter presses a form's first button, which would otherwise remove a file. */}
            <button type="submit" name="intent" value="keep" hidden>
              {t("add")}
            </button>
            {groups.map((group) => (
              <Group
                key={group}
                title={t(`groups/${group}`)}
                props={props}
                documents={requested.filter((one) => groupOf(one) === group)}
              />
            ))}
            <p className="buttons">
              <button
                className="button-quiet"
                type="submit"
                name="intent"
                value="next"
                data-waiting={t("uploading")}
              >
                {t("add")}
              </button>
            </p>
            <Problem problems={problems} />
            <Declaration isDeclared={isDeclared} hasError={problems.includes("declaration")} />
            <p className="buttons">
              <button
                className="button"
                type="submit"
                name="intent"
                value="submit"
                data-waiting={t("sending")}
              >
                {t("submit")}
              </button>{" "}
              <button className="button-quiet" type="submit" name="intent" value="back">
                {t("back")}
              </button>
            </p>
            {unneeded.length > 0 && <Unneeded documents={unneeded} />}
          </form>
        </div>
      </Island>
    </Page>
  );
}

function Help() {
  const t = uploadsWords(usePage().language);
  return (
    <details className="help">
      <summary>{t("help/title")}</summary>
      <ul>
        {(["kinds", "read", "pages", "times", "camera"] as const).map((each) => (
          <li key={each}>
            <Rich text={t(`help/${each}`)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface GroupProps {
  title: string;
  props: UploadsPageProps;
  documents: readonly RequestedDocument[];
}

function Group({ title, props, documents }: GroupProps) {
  const { language } = usePage();
  if (documents.length === 0) return null;
  const { state, requested, stored = [] } = props;
  return (
    <section className="documents">
      <h2>{title}</h2>
      {documents.map((document) => (
        <DocumentFiles
          key={document.label}
          document={document}
          number={requested.indexOf(document)}
          title={documentTitle(document, state, language)}
          name={documentName(document, props, language)}
          files={filesOf(document, stored)}
          errors={documentErrors(document, props, language)}
        />
      ))}
    </section>
  );
}

function Unneeded({ documents }: { documents: readonly StoredDocument[] }) {
  const t = uploadsWords(usePage().language);
  return (
    <section className="documents">
      <h2>{t("groups/unneeded")}</h2>
      <p>{t("unneeded")}</p>
      <ul className="files">
        {documents.map((document) => (
          <FileLine key={document.id} file={document} />
        ))}
      </ul>
    </section>
  );
}
