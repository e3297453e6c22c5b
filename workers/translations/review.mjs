import { collectTexts } from "./collect.mjs";
import { addressOf, groupNames, groupOf } from "./groups.mjs";
import { isTextRead, proposalsIn, readingsIn } from "./readings.mjs";
import { textHash } from "./text-hash.mjs";

export function reviewedTexts(root) {
  const readings = readingsIn(root);
  const proposals = proposalsIn(root);
  return collectTexts(root).map((text) => {
    const proposed = proposals.filter(({ key, proposal }) => text.keys.includes(key) && proposal !== text.mi);
    return {
      ...text,
      group: groupOf(text),
      address: addressOf(text),
      proposed: proposed.map(({ proposal, reason, by }) => ({ proposal, reason, by })),
      read: readings[textHash(text.en, text.mi)],
    };
  });
}

/**
 * @param {(en: string) => string} glossary the Māori words for what an English text says
 * @returns {import("./files.mjs").Row[]}
 */
export const rowsOf = (texts, glossary = () => "") =>
  texts
    .toSorted((a, b) => order(a) - order(b))
    .map(({ id, keys, group, address, en, mi, proposed, read }) => ({
      id,
      key: keys[0],
      group,
      address,
      english: en,
      maori: mi,
      proposed: proposed.map(({ proposal, reason }) => proposal ?? reason).join("\n"),
      glossary: glossary(en),
      reader: [read?.by, read?.checkedBy].filter(Boolean).join(", "),
      // Whose file says yes has checked it: what one reader has read is open for the other.
      isRead: read?.checkedBy !== undefined,
      note: "",
    }));

const order = ({ group }) => groupNames.indexOf(group);

const parts = {
  frame: /^app\/content\/(stages\/.*\/(stage|section)\.md|topics|tools)|^i18n\/(footer|share)\//,
  rules: /^workers\/(rules|open-data)\//,
  distress: /^workers\/distress\//,
  services: /^workers\/service-locations\/|\/map\/towns\.json$/,
  api: /^workers\/(site-)?operations?\.|^workers\/rules\/reform/,
};

/** Six characters of each hash are enough to tell texts apart. */
export function readState(root, texts = reviewedTexts(root)) {
  const readings = readingsIn(root);
  const unread = texts.filter((text) => !isTextRead(readings, text));
  const hashes =
    unread.length === 0
      ? []
      : [
          ...new Set(
            texts.filter(({ read }) => read?.checkedBy).map(({ en, mi }) => textHash(en, mi).slice(-6)),
          ),
        ];
  const unreadParts = Object.keys(parts).filter((part) =>
    unread.some(({ places, keys }) =>
      [...places.map(({ file }) => file), ...keys].some((each) => parts[part].test(each)),
    ),
  );
  return { isAll: unread.length === 0, hashes, unreadParts };
}

/** Characters; about twenty screens of a phone. */
const mostOnPage = 9000;

export function reviewFiles(texts) {
  const lists = groupNames.map((id) => ({ id, texts: texts.filter(({ group }) => group === id).map(shown) }));
  const files = lists.map((list) => ({ id: list.id, pages: pagesOf(list.texts), texts: list.texts }));
  return {
    overview: files
      .filter((file) => file.texts.length > 0)
      .map((file) => ({
        id: file.id,
        texts: file.texts.length,
        read: file.texts.filter(({ checkedBy }) => checkedBy).length,
        once: file.texts.filter(({ by, checkedBy }) => by && !checkedBy).length,
        proposed: file.texts.filter(({ proposed }) => proposed).length,
        pages: file.pages.length,
      })),
    groups: files.map(({ id, pages }) => ({ id, pages })),
  };
}

const shown = ({ id, keys, en, mi, address, proposed, read, words = [] }) => ({
  id,
  key: keys[0],
  en,
  mi,
  ...(keys.length > 1 && { places: keys.slice(1) }),
  ...(words.length > 0 && { words }),
  ...(address && { address }),
  ...(proposed.length > 0 && { proposed }),
  ...(read && { by: read.by, on: read.on }),
  ...(read?.checkedBy && { checkedBy: read.checkedBy, checkedOn: read.checkedOn }),
});

/** @param {ReturnType<typeof shown>[]} texts */
function pagesOf(texts) {
  /** @type {(typeof texts)[]} */
  const pages = [[]];
  let size = 0;
  for (const text of texts) {
    const length = text.en.length + text.mi.length + 100;
    const isFull = size > 0 && size + length > mostOnPage;
    if (isFull) pages.push([]);
    size = isFull ? length : size + length;
    pages.at(-1)?.push(text);
  }
  return pages;
}
