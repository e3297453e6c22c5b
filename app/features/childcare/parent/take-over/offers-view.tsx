import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { TakeOverOffer } from "./offers.ts";

const takeOverWords = wordsOf("childcare/parent/take-over");

export function TakeOverOffers({ offers }: { offers: readonly TakeOverOffer[] }) {
  const t = takeOverWords(usePage().language);
  if (offers.length === 0) return null;
  return (
    <>
      <h3>{t("title")}</h3>
      <p>{t("intro")}</p>
      {offers.map(({ source, name = "", parts }) => {
        const list = parts.map((part) => t(`parts/${part}`)).join(", ");
        const isChecker = source === "checker";
        return (
          <div key={source}>
            <p>{isChecker ? t("checker", { parts: list }) : t("birth", { name, parts: list })}</p>
            <p>
              <button className="button-quiet" type="submit" name="intent" value={`take-over:${source}`}>
                {t("button")}
                <span className="visually-hidden">
                  {" "}
                  ({isChecker ? t("aboutChecker") : t("about", { name })})
                </span>
              </button>
            </p>
          </div>
        );
      })}
    </>
  );
}
