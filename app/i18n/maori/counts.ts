/** Nouns whose form for one differs, and nouns of people, who are counted with toko-. All others stay as they are. */
const oneOf: Readonly<Record<string, string>> = {
  tamariki: "tamaiti",
  tāngata: "tangata",
  mātua: "matua",
  tūpuna: "tupuna",
  wāhine: "wahine",
  mātāmua: "mātāmua",
  kaumātua: "kaumātua",
  hoa: "hoa",
  pēpi: "pēpi",
  mahanga: "mahanga",
  mokopuna: "mokopuna",
  kaimahi: "kaimahi",
  kaipānui: "kaipānui",
  rangatahi: "rangatahi",
};

const manyOf = Object.fromEntries(Object.entries(oneOf).map(([many, one]) => [one, many]));

export const isOfPeople = (noun: string): boolean => noun in oneOf || noun in manyOf;

export const formFor = (count: number, noun: string): string =>
  (count === 1 ? oneOf[noun] : manyOf[noun]) ?? noun;

const digits = "kore tahi rua toru whā rima ono whitu waru iwa".split(" ");

/** From 10 to 99: "tekau mā rua", "rua tekau". */
function tens(count: number): string {
  const [ten, one] = [Math.floor(count / 10), count % 10];
  return [ten > 1 && digits[ten], "tekau", one > 0 && `mā ${digits[one]}`].filter(Boolean).join(" ");
}

/** Things are counted with figures, "e 12"; people with toko- to nine, then in words, and one of anything is kotahi. */
function numeral(count: number, noun: string): string {
  if (count === 1) return "kotahi";
  if (!isOfPeople(noun) || count === 0 || count > 99) return `e ${count}`;
  return count < 10 ? `toko${digits[count]}` : tens(count);
}

/** Determiners by number: many, then one. */
const ofOne: Readonly<Record<string, string>> = {
  ngā: "te",
  āu: "tāu",
  āku: "tāku",
  āna: "tāna",
  ō: "tō",
  ōna: "tōna",
  ētahi: "tētahi",
  ēnei: "tēnei",
};
const ofMany = Object.fromEntries(Object.entries(ofOne).map(([many, one]) => [one, many]));

const determiner = (count: number, word: string): string =>
  (count === 1 ? ofOne[word] : ofMany[word]) ?? word;

const determiners = Object.entries(ofOne).flat().join("|");
const value = "\\{\\{(\\w+)\\}\\}";
const before = new RegExp(`(?<!\\p{L})([Ee]) ${value} (anō )?(o )?(${determiners}) (\\p{L}+)`, "gu");
const after = new RegExp(`(?<!\\p{L})(${determiners}) (\\p{L}+) e ${value}`, "giu");

const alone = new RegExp(`(?<!\\p{L})(e) ${value}`, "giu");

const capital = (like: string, words: string): string =>
  like === "E" ? words.charAt(0).toUpperCase() + words.slice(1) : words;

type Values = Readonly<Record<string, string | number>>;

/** @returns undefined where it is no whole number, such as a number with a space or words */
function countIn(values: Values, name: string): number | undefined {
  const count = Number(values[name]);
  return values[name] !== "" && Number.isInteger(count) && count >= 0 ? count : undefined;
}

/**
 * Says what a sentence counts, as it is said of none, of one, of several things and of people: "E {{count}} ngā tamariki" is
 * "Kāore he tamariki", "Kotahi te tamaiti", "Tokorua ngā tamariki", "Tekau ngā tamariki"; "ngā wāhi e {{count}}" is "te wāhi kotahi".
 * @param template a Māori text with its `{{…}}`; values that it does not count stay for whoever fills them in
 */
export function sayCounts(template: string, values: Values): string {
  if (!/e \{\{/i.test(template)) return template;
  return template
    .replace(before, (whole, e: string, name: string, more = "", of = "", word: string, noun: string) => {
      const count = countIn(values, name);
      if (count === undefined) return whole;
      if (of)
        return capital(
          e,
          count === 0
            ? `kāore tētahi ${of}${word} ${noun}`
            : `${numeral(count, noun)} ${more}${of}${word} ${noun}`,
        );
      if (count === 0)
        return capital(
          e,
          `kāore ${more}${isPossessive(word) ? determiner(0, word) : "he"} ${formFor(0, noun)}`,
        );
      return capital(e, `${numeral(count, noun)} ${more}${determiner(count, word)} ${formFor(count, noun)}`);
    })
    .replace(after, (whole, word: string, noun: string, name: string) => {
      const count = countIn(values, name);
      if (count === undefined || count === 0) return whole;
      const said = determiner(count, word.toLowerCase());
      return `${/^\p{Lu}/u.test(word) ? capital("E", said) : said} ${formFor(count, noun)} ${numeral(count, noun)}`;
    })
    .replace(alone, (whole, e: string, name: string) =>
      countIn(values, name) === 1 ? capital(e, "kotahi") : whole,
    );
}

const isPossessive = (word: string): boolean => !/^(ngā|te|ētahi|tētahi|ēnei|tēnei)$/.test(word);
