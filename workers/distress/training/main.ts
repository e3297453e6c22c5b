import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { crossValidation } from "./cross-validation.ts";
import { hands, heldPhrases } from "./phrases.ts";
import { train } from "./train.ts";

const root = process.cwd();
const all = hands(root);
const held = heldPhrases(root);
const left = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
if (process.argv.includes("--check")) crossValidation(all, held, left);
else {
  const phrases = [...all.flatMap((hand) => hand.phrases), ...held];
  const file = "workers/distress/classifier/weights.data.json";
  const of = createHash("sha256").update(JSON.stringify(phrases)).digest("hex").slice(0, 16);
  const text = `${JSON.stringify({ of, ...train(phrases) })}\n`;
  writeFileSync(file, text);
  console.log(`${file}: ${Math.round(text.length / 1000)} KB of ${phrases.length} phrases`);
}
