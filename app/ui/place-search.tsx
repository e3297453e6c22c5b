import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "./page-context.tsx";

const shellWords = wordsOf("i18n");

interface PlaceSearchProps {
  id: string;
  /** Also sends `chosen`, the text whose point is known, and `at`, that point. */
  name: string;
  label: string;
  hint: string;
  placeholder: string;
  typed: string;
  /** `at`: "latitude,longitude". */
  chosen: { text: string; at: string } | undefined;
}

/** Without the island `place-search` the server finds the place. */
export function PlaceSearch({ id, name, label, hint, placeholder, typed, chosen }: PlaceSearchProps) {
  const t = shellWords(usePage().language);
  return (
    <div
      className="question place-search"
      data-suggestions={t("placeSearch/suggestions")}
      data-one={t("placeSearch/one")}
      data-many={t("placeSearch/many")}
      data-none={t("placeSearch/none")}
      data-undone={t("placeSearch/undone")}
    >
      <label htmlFor={id}>{label}</label>
      <p className="note" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        defaultValue={typed}
        aria-describedby={`${id}-hint`}
      />
      <input type="hidden" name="chosen" value={chosen?.text ?? ""} />
      <input type="hidden" name="at" value={chosen?.at ?? ""} />
      <p className="place-status" role="status" />
    </div>
  );
}
