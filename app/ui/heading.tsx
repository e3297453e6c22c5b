import { usePage } from "./page-context.tsx";
import { rich } from "./rich.tsx";

interface HeadingTextProps {
  text: string;
  /** The same in te reo Māori. */
  companion?: string | undefined;
  /** The words are not in the language of the page but in this one. */
  lang?: string | undefined;
}

/** A heading in the language of the page. */
export function Heading({ level, ...words }: HeadingTextProps & { level: 1 | 2 }) {
  const Tag = `h${level}` as const;
  return (
    <Tag>
      <HeadingText {...words} />
    </Tag>
  );
}

/** The words of a heading; on English pages their Māori companion stands above them. */
export function HeadingText({ text, companion, lang }: HeadingTextProps) {
  const { language } = usePage();
  const words = rich(text, language);
  if (lang) return <span lang={lang}>{words}</span>;
  if (!companion || language === "mi") return words;
  return (
    <>
      <span className="companion" lang="mi">
        {companion}
      </span>{" "}
      {words}
    </>
  );
}
