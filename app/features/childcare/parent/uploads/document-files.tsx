import { wordsOf } from "#app/i18n/words.ts";
import type { StoredDocument } from "#app/server/documents/index.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { pages } from "../pages.ts";
import type { RequestedDocument } from "./requested-documents.ts";
import { inputId } from "./upload-errors.tsx";

const uploadsWords = wordsOf("childcare/parent/uploads");

/** Phones that take HEIC photos send JPEG to a control that asks for it. */
const accepted = ".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf";

interface DocumentFilesProps {
  document: RequestedDocument;
  /** From 0, in page order. */
  number: number;
  title: string;
  /** The name to use away from its heading. */
  name: string;
  files: readonly StoredDocument[];
  errors: readonly string[];
}

export function DocumentFiles({ document, number, title, name, files, errors }: DocumentFilesProps) {
  const t = uploadsWords(usePage().language);
  const id = inputId(number);
  const { key, kind, isOptional, child } = document;
  const hint = t(`hints/${document.question.endsWith(".wages_or_salary") ? "wages" : kind}`);
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
            <FileLine key={file.id} file={file} canReplace />
          ))}
        </ul>
      )}
      {child !== undefined && <input type="hidden" name="uploads.child" value={child} />}
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

/** Every button also sends the files chosen on the page: a browser never shows a chosen file again. */
export function FileLine({ file, canReplace = false }: { file: StoredDocument; canReplace?: boolean }) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const to = useAddress();
  const { id, name, size, scan } = file;
  const about = <span className="visually-hidden"> {t("ofFile", { name })}</span>;
  return (
    <li>
      <p>
        <b className="file-name">{name}</b>{" "}
        <span className={scan === "refused" ? "error" : "note"}>
          {sizeText(size, language)}, <Rich text={t(`scan/${scan}`)} />
        </span>
      </p>
      <p className="file-actions">
        {scan !== "refused" && (
          <a href={`${to(pages.uploads)}?file=${id}`} download="">
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

function sizeText(bytes: number, language: "en" | "mi"): string {
  const t = uploadsWords(language);
  const megabytes = bytes / 1_048_576;
  return megabytes >= 1
    ? t("size/megabytes", { size: megabytes.toFixed(1) })
    : t("size/kilobytes", { size: Math.max(1, Math.round(bytes / 1024)) });
}
