import { usePage } from "./page-context.tsx";
import { rich } from "./rich.tsx";

interface HeadingTextProps {
  text: string;
  companion?: string | undefined;
  lang?: string | undefined;
}

export function Heading({ level, ...words }: HeadingTextProps & { level: 1 | 2 }) {
  const Tag = `h${level}` as const;
  return (
    <Tag>
      <HeadingText {...words} />
    </Tag>
  );
}

/** On English pages the Māori companion comes first. */
export function HeadingText({ text, companion, lang }: HeadingTextProps) {
  const { language } = usePage();
  const words = rich(text, language);
  if (lang) return <span lang={lang}>{words}</span>;
  if (!companion || language === "mi") return words;
  return (
    <>
      <span className="companion" lang="mi">
        {rich(companion, "mi")}
      </span>{" "}
      {words}
    </>
  );
}
