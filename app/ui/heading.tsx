import { usePlace } from "./place.tsx";
import { Rich } from "./rich.tsx";

/** A heading in the language of the page; on English pages its Māori companion stands above it. */
export function Heading({ level, text, companion }: { level: 1 | 2; text: string; companion?: string }) {
  const { language } = usePlace();
  const Tag = `h${level}` as const;
  if (!companion || language === "mi") {
    return (
      <Tag>
        <Rich text={text} />
      </Tag>
    );
  }
  return (
    <Tag>
      <span className="companion" lang="mi">
        {companion}
      </span>{" "}
      <Rich text={text} />
    </Tag>
  );
}
