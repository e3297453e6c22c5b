import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { useMarkedName } from "./history/given-name.tsx";
import { type Category, topTen } from "./lists.ts";

const words = wordsOf("baby-names");

const babies2024 = 59_199;

/** Both languages write 8,017. */
const inThousands = (value: number): string => value.toLocaleString("en-NZ");

const babiesWith = (category: Category, year: string): number =>
  topTen("english", category, year).shown.reduce((sum, { amount = 0 }) => sum + amount, 0);

export function Story() {
  const t = words(usePage().language);
  const marked = useMarkedName("english");
  const first = (category: Category) => marked(topTen("english", category, "2024").shown[0]?.name ?? "");
  const both = babiesWith("girls", "2024") + babiesWith("boys", "2024");
  return (
    <section aria-labelledby="story-title">
      <h2 id="story-title">{t("story/title")}</h2>
      <p>
        <Rich text={t("story/babies")} />
      </p>
      <p>
        <Rich
          text={t("story/top", {
            girl: first("girls"),
            boy: first("boys"),
            share: Math.round((both / babies2024) * 100),
          })}
        />
      </p>
      <p>
        {t("story/always", {
          past: inThousands(babiesWith("boys", "1954")),
          now: inThousands(babiesWith("boys", "2024")),
        })}
      </p>
    </section>
  );
}

const steps = ["letters", "dictionary", "kaumatua", "review"] as const;

export function MaoriStory() {
  const t = words(usePage().language);
  return (
    <section aria-labelledby="maori-title" className="maori-story">
      <h2 id="maori-title">{t("maori/title")}</h2>
      <p>
        <Rich text={t("maori/begin")} />
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Rich text={t(`maori/${step}`)} />
          </li>
        ))}
      </ol>
      <p>
        <Rich text={t("maori/counted")} />
      </p>
      <p>
        <Rich text={t("maori/latest")} />
      </p>
    </section>
  );
}

const links = ["official", "release", "catalogue"] as const;

export function Links() {
  const t = words(usePage().language);
  return (
    <section aria-labelledby="links-title">
      <h2 id="links-title">{t("links/title")}</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <Rich text={t(`links/${link}`)} />
          </li>
        ))}
      </ul>
      <p className="note">
        <Rich text={t("links/source")} />
      </p>
      <p>
        <Rich text={t("links/choosing")} />
      </p>
      <p>
        <Rich text={t("links/register")} />
      </p>
    </section>
  );
}
