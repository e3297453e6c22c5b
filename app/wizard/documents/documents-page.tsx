import type { StoredDocument } from "#app/server/documents/index.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { Declaration } from "./declaration.tsx";
import { DocumentErrors, documentErrors, Problems } from "./document-errors.tsx";
import { DocumentFiles, FileLine } from "./document-files.tsx";
import {
  type DocumentService,
  type DocumentsPageProps,
  type DocumentWords,
  documentWords,
  filesOf,
  notRequested,
} from "./document-service.ts";

/** Plain controls for files; with a script each is sent as soon as it is chosen. */
export function DocumentsPage(props: DocumentsPageProps) {
  const { language } = usePage();
  const { service, problems, faults } = props;
  const t = documentWords(service, language);
  const hasErrors = problems.length > 0 || faults.length > 0;
  return (
    <Page
      title={[t("title"), service.serviceName(language)]}
      hasErrors={hasErrors}
      sheets={[styles.form, styles.wizard, styles.uploads]}
      isForm
      unlisted
      isPrivate
    >
      {hasErrors && <span hidden data-happened={`${service.category}|Error|uploads`} />}
      <Island name="uploads">
        <div
          id="documents"
          data-uploading={t("uploading")}
          data-sending={t("progress/sending", { name: "{name}", percent: "{percent}" })}
          data-done={t("progress/done", { name: "{name}" })}
          data-failed={t("progress/failed", { name: "{name}" })}
        >
          <DocumentErrors {...props} />
          <Heading level={1} text={t("heading")} companion={t("headingMi")} />
          <p className="lead">{t("lead")}</p>
          <Help t={t} />
          <DocumentsForm {...props} t={t} />
          {props.open.stored && service.until && (
            <p className="note">{service.until(props.open, language)}</p>
          )}
        </div>
      </Island>
    </Page>
  );
}

const Help = ({ t }: { t: DocumentWords }) => (
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

type PartProps = DocumentsPageProps & { t: DocumentWords };

function DocumentsForm(props: PartProps) {
  const { service, open, problems, isDeclared, t } = props;

  const to = useAddress();
  return (
    <form id="uploads" method="post" action={to(service.path)} encType="multipart/form-data">
      <FormToken />
      {/* Enter presses a form's first button, which would otherwise remove a file. */}
      <button type="submit" name="intent" value="keep" hidden>
        {t("add")}
      </button>
      {service.groups.map((group) => (
        <Group key={group} {...props} group={group} />
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
      <Problems problems={problems} t={t} />
      <Declaration service={service} isDeclared={isDeclared} hasError={problems.includes("declaration")} />
      <p className="buttons">
        <button className="button" type="submit" name="intent" value="submit" data-waiting={t("sending")}>
          {t("submit")}
        </button>{" "}
        <button className="button-quiet" type="submit" name="intent" value="back">
          {t("back")}
        </button>
      </p>
      <Unneeded documents={notRequested(open)} service={service} t={t} />
    </form>
  );
}

function Group({ group, t, ...props }: PartProps & { group: string }) {
  const { language } = usePage();
  const { service, open } = props;
  const documents = open.requested.filter((one) => service.groupOf(one) === group);
  if (documents.length === 0) return null;
  return (
    <section className="documents">
      <h2>{t.find(`groups/${group}`)}</h2>
      {documents.map((document) => (
        <DocumentFiles
          key={document.label}
          service={service}
          document={document}
          number={open.requested.indexOf(document)}
          {...service.describe(document, open, language)}
          files={filesOf(document, open.stored ?? [])}
          errors={documentErrors(document, props, t)}
        />
      ))}
    </section>
  );
}

interface UnneededProps {
  documents: readonly StoredDocument[];
  service: DocumentService;
  t: DocumentWords;
}

function Unneeded({ documents, service, t }: UnneededProps) {
  if (documents.length === 0) return null;
  return (
    <section className="documents">
      <h2>{t("groups/unneeded")}</h2>
      <p>{t("unneeded")}</p>
      <ul className="files">
        {documents.map((document) => (
          <FileLine key={document.id} service={service} file={document} />
        ))}
      </ul>
    </section>
  );
}
