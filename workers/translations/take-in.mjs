import { collectTexts } from "./collect.mjs";
import { keepProposals, writeReadings } from "./keep.mjs";
import { textHash } from "./text-hash.mjs";
import { writeTexts } from "./write-texts.mjs";
import { wrongIn } from "./wrong-in.mjs";

/** @typedef {import("./collect.mjs").Text} Text */
/** @typedef {import("./files.mjs").Returned} Returned */
/** @typedef {{ by: string, on: string, checkedBy?: string, checkedOn?: string }} Reader `on`: YYYY-MM-DD */
/** @typedef {{ at: string, en: string, mi: string }} MaoriText */
/** @typedef {(all: readonly MaoriText[], changed: ReadonlyMap<MaoriText, string>) => { at: string, rule: string, what: string }[]} Glossary */

/**
 * Each row is taken by itself, so that files of several translators can come one after the other. Words that cannot be
 * taken stay as a proposal with their note; only what cannot be kept at all is refused.
 * @param {string} root
 * @param {readonly Returned[]} rows
 * @param {Reader} reader the first reader of words wrote or read them, another one checks them
 * @param {Glossary} glossary what new words break of it
 */
export function takeIn(root, rows, reader, glossary = () => []) {
  const texts = collectTexts(root);
  const judged = judgedRows(rows, texts, glossary);
  const taken = judged.filter(({ outcome }) => outcome === "taken");
  const changed = taken.filter(({ text, mi }) => mi !== text.mi);
  const files = writeTexts(
    root,
    changed.flatMap(({ text, mi }) => text.places.map((place) => ({ ...place, mi }))),
  );
  const unchecked = writeReadings(root, taken, reader);
  keepProposals(root, judged, reader);
  const answers = judged.map(({ key, outcome, why, maori, note }) => ({
    key,
    outcome,
    maori,
    note,
    why: why || (unchecked.has(key) ? "another reader checks these words" : ""),
  }));
  return {
    answers,
    taken: taken.length,
    changed: changed.map(({ key }) => key),
    /** What was marked as read and is not in the files. */
    refused: judged
      .filter(({ outcome, isRead }) => outcome === "refused" || (outcome === "kept" && isRead))
      .map(({ key, why }) => ({ key, why })),
    waiting: rows.filter(({ isRead }) => !isRead).length,
    files,
  };
}

/** @param {string} text */
const tidy = (text) => text.replace(/\r\n?/g, "\n").normalize("NFC").trim();

const keptSo = "these words are kept as a proposal";

/**
 * @param {readonly Returned[]} rows
 * @param {readonly Text[]} texts
 * @param {Glossary} glossary
 */
function judgedRows(rows, texts, glossary) {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const before = new Map();
  const judged = rows.flatMap((row) => {
    const given = { ...row, english: tidy(row.english), mi: tidy(row.maori), note: tidy(row.note ?? "") };
    const text = byId.get(row.id) ?? texts.find(({ keys }) => keys.includes(row.key));
    const isNew = text !== undefined && given.mi !== tidy(text.mi);
    const isEdited = byId.has(row.id)
      ? isNew
      : isNew && textHash(given.english, given.mi) !== row.id.split("-")[0];
    const again = before.get(text);
    if (again === given.mi && !given.note) return [];
    const why = row.isRead ? whyNot(given, text, byId.has(row.id), isEdited) : undefined;
    const isTwice = again !== undefined && again !== given.mi;
    if (row.isRead && !why && text && !isTwice) {
      before.set(text, given.mi);
      return [judgement(given, text, "taken", "", isNew ? given.mi : text.mi)];
    }
    if (!row.isRead && !isEdited && !given.note) return [];
    return [keptRow(given, text, isEdited, why ?? (isTwice ? "the file has this text twice" : ""))];
  });
  return heldBack(judged, texts, glossary);
}

const judgement = (given, text, outcome, why, mi) => ({ ...given, text, outcome, why, mi });

function keptRow(given, text, isEdited, why) {
  if (!text) return judgement(given, text, "refused", "there is no such text any more", "");
  const hasWords = isEdited && given.mi !== "";
  if (!hasWords && !given.note) return judgement(given, text, "refused", why, "");
  const kept = hasWords ? keptSo : "the note is kept";
  const reason = why || (given.isRead ? "" : "not marked as read");
  return judgement(given, text, "kept", [reason, kept].filter(Boolean).join("; "), hasWords ? given.mi : "");
}

/** @returns {string | undefined} */
function whyNot(given, text, isAsExported, isEdited) {
  if (!text) return "there is no such text any more";
  if (given.english && given.english !== tidy(text.en))
    return "its English has changed since the file was written";
  if (!isAsExported && given.mi !== tidy(text.mi)) return "its Māori has changed since the file was written";
  return isEdited ? wrongIn(given.mi, text) : undefined;
}

/** Words that break the glossary do not go into the files. */
function heldBack(judged, texts, glossary) {
  const maori = new Map(texts.map((text) => [text, { at: placeOf(text), en: text.en, mi: text.mi }]));
  const changed = judged.filter(({ outcome, text, mi }) => outcome === "taken" && mi !== text.mi);
  if (changed.length === 0) return judged;
  const broken = glossary(
    [...maori.values()],
    new Map(changed.map(({ text, mi }) => [/** @type {MaoriText} */ (maori.get(text)), mi])),
  );
  return judged.map((each) => {
    const found = broken.filter(({ at }) => each.text && at === maori.get(each.text)?.at);
    if (each.outcome !== "taken" || found.length === 0) return each;
    const whats = [...new Set(found.map(({ rule, what }) => `${rule}: ${what}`))].join("; ");
    return { ...each, outcome: "kept", why: `the glossary: ${whats}; ${keptSo}` };
  });
}

/** @param {Text} text as `tests/support/maori-texts.ts` names a place, for the glossary's exceptions */
const placeOf = ({ places: [place], keys }) =>
  `${place?.file}: ${place && "at" in place ? place.at.join("/") : ""} ${keys[0]}`;
