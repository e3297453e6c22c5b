// What is taken over of the Māori names in the file of localities. Runs in Node.

import { wordsOf } from "./names.mjs";

const maoriLetters = /^([aeiouāēīōūhkmnpr]|t|wh?|ng|[\s-])+$/i;
const key = (name) => wordsOf(name).join(" ");

/**
 * The name of a locality as it is shown, and its Māori name where that is another.
 * @param {Record<string, string>[]} localities all of them
 */
export function maoriNames(localities) {
  const all = new Set(localities.map(({ name }) => key(name)));
  return ({ name, name_mi: maori }) => {
    const written = withMacrons(name, maori);
    const isAnother = key(maori) !== key(name) && all.has(key(maori));
    const isMistaken = isAnother || !maoriLetters.test(maori) || /\bnorth\b/i.test(maori);
    return { name: written, name_mi: isMistaken || maori === written ? null : maori };
  };
}

/** Taupo is a part of Taupō-nui-a-Tia: of the same word the macrons are taken over. */
function withMacrons(name, maori) {
  const [first = ""] = maori.split("-");
  if (key(maori) === key(name) && maori.length === name.length) return maori;
  return key(first) === key(name) ? first : name;
}
