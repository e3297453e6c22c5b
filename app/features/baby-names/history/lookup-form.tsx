import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";

const words = wordsOf("baby-names");

export const longestName = 40;

interface LookupFormProps {
  name?: string;
  with?: string;
}

export function LookupForm({ name = "", with: other = "" }: LookupFormProps) {
  const t = words(usePage().language);
  const to = useAddress();
  const control = { type: "text", autoComplete: "off", autoCapitalize: "words", spellCheck: false } as const;
  return (
    <form className="lookup-form" id="lookup" action={to("/baby-name")} method="get">
      <p>
        <label htmlFor="lookup-name">{t("lookup/name")}</label>
        <input
          id="lookup-name"
          name="name"
          defaultValue={name}
          maxLength={longestName}
          required
          {...control}
        />
      </p>
      <p>
        <label htmlFor="lookup-with">
          {t("lookup/with")} <span className="note">{t("lookup/optional")}</span>
        </label>
        <input id="lookup-with" name="with" defaultValue={other} maxLength={longestName} {...control} />
      </p>
      <button type="submit" className="button">
        {t("lookup/button")}
      </button>
    </form>
  );
}
