import { writeFileSync } from "node:fs";
import path from "node:path";
import { collectTexts } from "./collect.mjs";
import { proposalsFile, proposalsIn, readingsFile, readingsIn } from "./readings.mjs";
import { textHash } from "./text-hash.mjs";

const write = (root, file, value) =>
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);

const isSamePerson = (one, other) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * A text that has changed since no longer counts as read.
 * @returns {Set<string>} keys of what only one reader has read
 */
export function writeReadings(root, taken, reader) {
  const readings = readingsIn(root);
  for (const { text, mi, note } of taken) {
    const hash = textHash(text.en, mi);
    readings[hash] = withReader(readings[hash], { key: text.keys[0], ...reader, ...(note && { note }) });
  }
  const present = new Set(collectTexts(root).map(({ en, mi }) => textHash(en, mi)));
  const kept = Object.entries(readings)
    .filter(([hash]) => present.has(hash))
    .toSorted(([, a], [, b]) => (a.key < b.key ? -1 : 1));
  write(root, readingsFile, Object.fromEntries(kept));
  return new Set(
    taken.filter(({ text, mi }) => !readings[textHash(text.en, mi)].checkedBy).map(({ key }) => key),
  );
}

/** Whoever wrote words does not check them. */
function withReader(known, given) {
  if (!known) return given;
  const notes = [known.note, given.note].filter(Boolean).join("\n");
  const other = [
    { by: given.by, on: given.on },
    { by: given.checkedBy, on: given.checkedOn },
  ].find(({ by }) => by && !isSamePerson(known.by, by));
  return {
    ...known,
    ...(!known.checkedBy && other && { checkedBy: other.by, checkedOn: other.on }),
    ...(notes && { note: notes }),
  };
}

/** What a reader has seen beside the text and not taken is settled; what came since stays. */
export function keepProposals(root, judged, { by, on }) {
  const settled = judged.filter(({ outcome }) => outcome === "taken");
  const isSettled = ({ key, proposal = "", reason }) =>
    settled.some(
      ({ text, mi, proposed = "" }) =>
        text.keys.includes(key) && (proposal === mi || proposed.includes(proposal || reason)),
    );
  const known = proposalsIn(root).filter((each) => !isSettled(each));
  const added = judged
    .filter(({ outcome }) => outcome === "kept")
    .map(({ text, mi, note, why, isRead }) => ({
      key: text.keys[0],
      ...(mi && { proposal: mi }),
      reason: note || why,
      confidence: isRead ? "M" : "L",
      by,
      on,
    }));
  const isKnown = (one) =>
    known.some((each) => ["key", "proposal", "reason", "by"].every((name) => each[name] === one[name]));
  write(root, proposalsFile, [...known, ...added.filter((each) => !isKnown(each))]);
}
