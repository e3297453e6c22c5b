import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { NamesQuery } from "../names-query.ts";
import { fileAddress } from "./download.ts";

const words = wordsOf("baby-names");

const formats = ["csv", "json"] as const;

export function Downloads({ query }: { query: NamesQuery }) {
  const t = words(usePage().language);
  const to = useAddress();
  const { list, category, period } = query;
  const files = [
    [list === "english" ? "hundred" : "list", { list, category, period }],
    ["all", { list }],
  ] as const;
  return (
    <div className="downloads reach">
      <h3>{t("downloads/title")}</h3>
      <ul>
        {files.map(([what, chosen]) => (
          <li key={what}>
            {t(`downloads/${what}`)}:{" "}
            {formats.map((format, index) => (
              <span key={format}>
                {index > 0 && " · "}
                <a
                  href={to(fileAddress(format, chosen))}
                  aria-label={`${t(`downloads/${what}`)}, ${t(`downloads/${format}`)}`}
                >
                  {t(`downloads/${format}`)}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
