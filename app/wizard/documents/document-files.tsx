import type { StoredDocument } from "#app/server/documents/index.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { inputId } from "./document-errors.tsx";
import {
  type DocumentService,
  type DocumentWords,
  documentWords,
  type RequestedDocument,
} from "./document-service.ts";

/** Phones that take HEIC photos send JPEG to a control that asks for it. */
const accepted = ".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf";

interface DocumentFilesProps {
  service: DocumentService;
  document: RequestedDocument;
  /** From 0, in the order of the page. */
  number: number;
  title: string;
  /** What it is called without its heading. */
  name: string;
  hint: string | undefined;
  files: readonly StoredDocument[];
  errors: readonly string[];
}

export function DocumentFiles({
  service,
  document,
  number,
  title,
  name,
  hint,
  files,
  errors,
}: DocumentFilesProps) {
  const t = documentWords(service, usePage().language);
  const id = inputId(number);
  const { key, isOptional, row } = document;
  const described = [...(hint ? [`${id}-hint`] : []), ...errors.map((_, at) => `${id}-error-${at}`)];
  return (
    <div className={errors.length > 0 ? "document question-wrong" : "document"}>
      <h3>
        {title} {isOptional && <span className="optional">{t("optional")}</span>}
      </h3>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {errors.map((error, at) => (
        <p key={error} id={`${id}-error-${at}`} className="error" data-error="">
          {error}
        </p>
      ))}
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => (
            <FileLine key={file.id} service={service} file={file} canReplace />
          ))}
        </ul>
      )}
      {row !== undefined && <input type="hidden" name={`uploads.${service.rowName}`} value={row} />}
      <label htmlFor={id} className="visually-hidden">
        {t("choose")} {t("chooseFor", { document: name })}
      </label>
      <input
        id={id}
        type="file"
        name={key}
        multiple
        accept={accepted}
        aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        aria-invalid={errors.length > 0 ? true : undefined}
      />
    </div>
  );
}

interface FileLineProps {
  service: DocumentService;
  file: StoredDocument;
  canReplace?: boolean;
}

/** Every button sends what is chosen on the page too: a browser never shows a chosen file again. */
export function FileLine({ service, file, canReplace = false }: FileLineProps) {
  const { language } = usePage();
  const t = documentWords(service, language);
  const to = useAddress();
  const { id, name, size, scan } = file;
  const about = <span className="visually-hidden"> {t("ofFile", { name })}</span>;
  return (
    <li>
      <p>
        <b className="file-name">{name}</b>{" "}
        <span className={scan === "refused" ? "error" : "note"}>
          {sizeText(size, t)}, <Rich text={t(`scan/${scan}`)} />
        </span>
      </p>
      <p className="file-actions">
        {scan !== "refused" && (
          <a href={`${to(service.path)}?file=${id}`} download="">
            {t("download")}
            {about}
          </a>
        )}{" "}
        <button className="button-quiet" type="submit" name="intent" value={`remove:${id}`}>
          {t("remove")}
          {about}
        </button>
      </p>
      {canReplace && (
        <details>
          <summary>
            {t("replace")}
            {about}
          </summary>
          <label htmlFor={`replace-${id}`}>{t("replaceWith", { name })}</label>
          <input id={`replace-${id}`} type="file" name={`replace:${id}`} accept={accepted} />
        </details>
      )}
    </li>
  );
}

function sizeText(bytes: number, t: DocumentWords): string {
  const megabytes = bytes / 1_048_576;
  return megabytes >= 1
    ? t("size/megabytes", { size: megabytes.toFixed(1) })
    : t("size/kilobytes", { size: Math.max(1, Math.round(bytes / 1024)) });
}
