import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { FinderPageProps } from "../open-finder.ts";
import { finderAddress, pointText } from "../query/finder-address.ts";

const words = wordsOf("services-near-me");

export function RememberedLine({ query, remembered, isLoggedIn, isNotSaved }: FinderPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const { place, isRemembered } = query;
  const howLong = t(isLoggedIn ? "remember/withLogin" : "remember/inBrowser");
  return (
    <>
      {isNotSaved && (
        <p className="notice" role="alert">
          {t("remember/failed")}
        </p>
      )}
      {place && !isRemembered && (
        <RememberForm query={query} isLoggedIn={isLoggedIn} intent="remember">
          <span className="note">{howLong}</span>
        </RememberForm>
      )}
      {remembered && isRemembered && (
        <RememberForm query={query} isLoggedIn={isLoggedIn} intent="forget">
          <span>
            {t("remember/applied")} {howLong}
          </span>
        </RememberForm>
      )}
      {remembered && !place && (
        <RememberForm query={query} isLoggedIn={isLoggedIn} intent="forget">
          <span>
            {/* Typed by the visitor, so it has no marks of ours. */}
            <Rich text={t("remember/waiting", { place: remembered.text.replaceAll("<", "") })} />{" "}
            <a href={to(finderAddress(query, { typed: "", isPlaceExplicit: false }))}>{t("remember/use")}</a>
          </span>
        </RememberForm>
      )}
    </>
  );
}

interface RememberFormProps extends Pick<FinderPageProps, "query" | "isLoggedIn"> {
  intent: "remember" | "forget";
  children: React.ReactNode;
}

function RememberForm({ query, isLoggedIn, intent, children }: RememberFormProps) {
  const { language, path } = usePage();
  const t = words(language);
  const to = useAddress();
  const { place, view } = query;
  return (
    <form className="remember" method="post" action={to(path)}>
      <FormToken />
      <input type="hidden" name="place" value={place?.text ?? ""} />
      <input type="hidden" name="at" value={place ? pointText(place) : ""} />
      <input type="hidden" name="view" value={view} />
      {isLoggedIn && <input type="hidden" name="as" value="person" />}
      {intent === "forget" && children}{" "}
      <button type="submit" name="intent" value={intent}>
        {t(intent === "remember" ? "remember/button" : "remember/forget")}
      </button>{" "}
      {intent === "remember" && children}
    </form>
  );
}
