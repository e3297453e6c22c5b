import { wordsOf } from "./names.mjs";

const maoriLetters = /^([aeiouāēīōūhkmnpr]|t|wh?|ng|[\s-])+$/i;
const key = (name) => wordsOf(name).join(" ");

export function maoriNames(localities) {
  const all = new Set(localities.map(({ name }) => key(name)));
  return ({ name, name_mi: maori }) => {
    const written = withMacrons(name, maori);
    const isAnother = key(maori) !== key(name) && all.has(key(maori));
    const isMistaken = isAnother || !maoriLetters.test(maori) || /\bnorth\b/i.test(maori);
    return { name: written, name_mi: isMistaken || maori === written ? null : maori };
  };
}

/** Taupo gets its macron from Taupō-nui-a-Tia. */
function withMacrons(name, maori) {
  const [first = ""] = maori.split("-");
  if (key(maori) === key(name) && maori.length === name.length) return maori;
  return key(first) === key(name) ? first : name;
}
