import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "../page-context.tsx";
import { searchPath } from "./search-address.ts";

const shellWords = wordsOf("i18n");

interface SearchFormProps {
  id: string;
  term?: string;
  hasFocus?: boolean;
}

/** Sent as a body: what somebody in danger types belongs into no address, log or history. */
export function SearchForm({ id, term = "", hasFocus }: SearchFormProps) {
  const t = shellWords(usePage().language);
  const to = useAddress();
  return (
    <search>
      <form className="search" id={`${id}-form`} action={to(searchPath)} method="get">
        <label htmlFor={id}>{t("search/label")}</label>
        <p className="note" id={`${id}-hint`}>
          {t("search/hint")}
        </p>
        <div className="search-row">
          <input
            id={id}
            name="search"
            type="search"
            autoComplete="off"
            maxLength={500}
            defaultValue={term}
            autoFocus={hasFocus}
            aria-describedby={`${id}-hint`}
          />
          <button type="submit" formMethod="post">
            {t("search/button")}
          </button>
        </div>
      </form>
    </search>
  );
}
