import { seenInMaori } from "./seen.ts";
import type { Finding, MaoriText } from "./terms.ts";

const syllables = /^(?:(?:wh|ng|[hkmnprtw])?[aeiouāēīōū])+$/i;
const word = /[\p{L}][\p{L}\p{N}]*/gu;
/** Addresses, names in code, what has digits or capitals within it, and short names in capitals alone. */
const code =
  /\S*[/_@]\S*|\b\p{L}*\d[\p{L}\p{N}]*\b|\b\p{Ll}+\p{Lu}\p{L}*\b|\b[A-Z]{2,}\b|\b\p{L}+(?:\.\p{L}+)+\b/gu;

/** Every word outside a marked run is made of Māori syllables, so that no English slips in unmarked. */
export function sounds(known: readonly string[]): (text: MaoriText) => Finding[] {
  const allowed = new Set(known);
  return ({ at, mi }) =>
    (seenInMaori(mi).replace(code, " ").match(word) ?? [])
      .filter((found) => !syllables.test(found) && !allowed.has(found))
      .map((found) => ({ at, rule: "sound", what: `“${found}” is not made of Māori syllables` }));
}

const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A word that occurs with two patterns of macrons is a true pair, or the rarer one is a slip. */
export function macrons(texts: readonly MaoriText[], pairs: readonly string[]): Finding[] {
  const true_ = new Set(pairs);
  const forms = new Map<string, Map<string, string[]>>();
  for (const { at, mi } of texts)
    for (const found of seenInMaori(mi).replace(code, " ").match(word) ?? []) {
      const key = bare(found);
      if (true_.has(key) || !syllables.test(found)) continue;
      const of = forms.get(key) ?? new Map<string, string[]>();
      const form = found.toLowerCase();
      of.set(form, [...(of.get(form) ?? []), at]);
      forms.set(key, of);
    }
  return [...forms.values()].flatMap((of) => {
    const [common, ...rarer] = [...of].sort(([, a], [, b]) => b.length - a.length);
    return rarer.flatMap(([form, at]) =>
      at.map((one) => ({ at: one, rule: "macron", what: `“${form}” is “${common?.[0]}” elsewhere` })),
    );
  });
}
