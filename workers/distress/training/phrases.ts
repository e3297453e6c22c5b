import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = "workers/distress/training/phrases";
const graded = "tests/distress-phrases.json";

export interface Phrase {
  text: string;
  /** One of the kinds, or "innocent". */
  kind: string;
}

/** As many phrases as one of them counts. */
const weightOfHeld = 3;

type ByLanguage = Readonly<Record<string, readonly string[]>>;

/** A file of the folder: what one hand wrote, by kind and language. */
export interface Hand {
  name: string;
  phrases: readonly Phrase[];
}

export const hands = (root: string): Hand[] =>
  readdirSync(path.join(root, folder))
    .sort()
    .map((file) => ({
      name: path.basename(file, ".json"),
      phrases: Object.entries(read(root, `${folder}/${file}`) as Record<string, ByLanguage>).flatMap(
        ([kind, texts]) => asPhrases(Object.values(texts).flat(), kind),
      ),
    }));

/** Those that the tests hold for certain. */
export function heldPhrases(root: string): Phrase[] {
  const { innocent, ...known } = read(root, graded) as { innocent: string[] } & Record<string, ByLanguage>;
  const held = Object.values(known).flatMap((kinds) =>
    Object.entries(kinds as ByLanguage).flatMap(([kind, texts]) => asPhrases(texts, kind)),
  );
  const certain = [...held, ...asPhrases(innocent, "innocent")];
  return Array.from({ length: weightOfHeld }, () => certain).flat();
}

const read = (root: string, file: string): unknown => JSON.parse(readFileSync(path.join(root, file), "utf8"));
const asPhrases = (texts: readonly string[], kind: string): Phrase[] => texts.map((text) => ({ text, kind }));
