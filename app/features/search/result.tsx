import { htmlLang, otherLanguage } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { SearchResult } from "#app/server/neighbours/content.ts";
import { Bilingual, RichText } from "#app/ui/bilingual.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { sourcesOf } from "#app/ui/sources.tsx";
import { stageAddress } from "#app/ui/stage-address.ts";

const words = wordsOf("search");

interface ResultProps {
  result: SearchResult;
  place: number;
  /** What it says comes before its name. */
  isAnswer: boolean;
}

export function Result({ result, place, isAnswer }: ResultProps) {
  const { id, address, NameEN, NameMI, matches, section, tags, sources, matched } = result;
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const stage = section ? stageAddress(section.stage.nameEn) : "";
  const other = otherLanguage(language);
  const foundElsewhere = matched.length > 0 && !matched.includes(language);
  const [match] = matches;
  // A match in the other language is shown in it, beside the name in the page's language.
  const excerpt = match && foundElsewhere ? otherOf(match, other) : undefined;
  const name = (
    <h2 className="reach">
      <a href={to(address ?? `${stage}#card${id}`)}>
        <Bilingual en={NameEN} mi={NameMI} />
      </a>
    </h2>
  );
  return (
    <li className={isAnswer ? "result answer" : "result"} id={`result-${place}`}>
      {!isAnswer && name}
      {match && !excerpt && <RichText en={match.Content} mi={match.ContentMI} className="excerpt" />}
      {excerpt && (
        <div lang={htmlLang[other]}>
          <RichText en={excerpt} mi={excerpt} className="excerpt" />
        </div>
      )}
      {isAnswer && sourcesOf(sources.slice(0, 1), language)}
      {isAnswer && name}
      {foundElsewhere && (
        <p className="note">
          <Rich text={t("foundInOther")} />
        </p>
      )}
      {section && (
        <div role="group" aria-label={t("tags")}>
          <ul className="tags">
            <li>
              <a href={to(stage)} className="stage-tag">
                <Bilingual en={section.stage.nameEn} mi={section.stage.nameMi} />
              </a>
            </li>
            {tags.map((tag) => (
              <li key={tag.id}>
                <a href={`${to(stage)}?filter=${encodeURIComponent(tag.id)}`}>
                  <Bilingual en={tag.name} mi={tag.nameMi} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

export const keyOf = ({ id, section, address }: SearchResult): string => address ?? `${id} ${section?.id}`;

const otherOf = (match: SearchResult["matches"][number], language: "en" | "mi"): string | undefined =>
  language === "en" ? match.Content : match.ContentMI;
