import { seen } from "./seen.ts";
import type { Finding, MaoriText } from "./terms.ts";

/** What Māori may not say, wherever it stands or beside a certain English. */
interface Slip {
  rule: string;
  mi: RegExp;
  /** Only beside this English. */
  beside?: RegExp;
  /** Not beside this English. */
  unless?: RegExp;
  better: string;
}

const people = "tamariki|mātua|tāngata|pēpi|kaimahi|whāngai|hoa";
const determiner = "tō|tōna|tāu|tāna|ō|ōna|āu|āna|ngā|tēnei|tēnā|ēnei|ēnā|tētahi|ētahi|aua|taua";

const slips: readonly Slip[] = [
  {
    rule: "none for one",
    mi: /kāore (?:anō )?tētahi(?! o )/iu,
    unless:
      /\b(?:no|none|nobody|no one|never|neither|nothing|not any|any(?:body|one|thing)?|without|only)\b/i,
    better: "says none; for one it is Tērā tētahi … kāore, or Mēnā ka kore tētahi",
  },
  {
    rule: "soon for at once",
    mi: /(?:waea|haere|kite|kōrero|pātai|whakapā)(?: ki| atu)? wawe/iu,
    beside: /\b(?:straight away|right away|at once|urgently|immediately)\b/i,
    unless: /\b(?:soon|early|promptly)\b/i,
    better: "tonu atu; wawe is soon",
  },
  {
    rule: "years for figures",
    mi: /(?:ngā|ēnei|tēnei|aua) tau\b(?! (?:IRD|kiritaki|tohutoro|waea))|^Tau$/u,
    beside: /\b(?:figures?|numbers?)\b/i,
    unless: /\b(?:years?|aged?|IRD number|client number)\b|\b(?:19|20)\d\d\b/i,
    better: "tau is a year here; a figure is nama or tatauranga, a digit mati",
  },
  {
    rule: "verb + anake",
    mi: /(?<!\p{L})(?:[Kk]a|[Kk]ia|[Kk]ua) (?!kotahi)\p{L}+ anake(?!\p{L})/u,
    better: "Ko X anake … for only",
  },
  {
    rule: "object without i",
    mi: new RegExp(
      `taea e (?:\\p{L}+ ){1,3}?te (?!whiwhi ${"ngātahi"})\\p{L}+ (?:${determiner})(?!\\p{L})`,
      "u",
    ),
    better: "taea e X te (verb) i (object)",
  },
  {
    rule: "atu for other",
    mi: /(?:ia tamaiti|ngā tamariki|[Mm]oni whiwhi) atu(?!\p{L})(?! (?:rānei|ki|i|mai))/u,
    better: "ētahi atu X; i muri mai for further",
  },
  { rule: "age", mi: /(?<!\p{L})[Mm]e \d+ (?:ō |ōna |ngā )?tau(?!\p{L})/u, better: "Kia n … tau" },
  {
    rule: "count of people",
    mi: new RegExp(
      `(?<!\\p{L})[Ee] (?:hia|rua|toru|whā|rima|ono|whitu|waru|iwa)(?: ngā| ō| āu| ōna)? (?:${people})(?!\\p{L})`,
      "u",
    ),
    better: "toko- for people: tokohia, tokorua",
  },
  {
    rule: "bare count",
    mi: /^\{\{count\}\} (?:te|ngā|ō|o ngā)(?!\p{L})/u,
    better: "E {{count}} ngā …, Kotahi te …",
  },
  { rule: "when", mi: /(?<!\p{L})(?:nō āhea|ā hea)(?!\p{L})/iu, better: "nōnahea, āhea" },
  {
    rule: "fit for draft",
    mi: /(?<!(?:puka|tuhinga|whakamāoritanga|tono) )(?<!He )hukihuki(?!\p{L})|hukihuki tēnei reo/iu,
    unless: /\b(?:fits?|fitting|seizures?|convulsions?|epilepsy)\b/i,
    better: "by itself a convulsion; puka hukihuki, he hukihuki tēnei whakamāoritanga",
  },
  { rule: "nobody’s fault", mi: /(?<!\p{L})nā tētahi te hē(?!\p{L})/iu, better: "nō tētahi te hē" },
  {
    rule: "whose address",
    mi: /(?<!\p{L})(?:nāu|nāku|nāna) (?:tēnei|tēnā|te) wāhitau/iu,
    better: "nōu, nōku",
  },
  {
    rule: "agency as person",
    mi: /(?<!\p{L})(?:[Kk]a|[Kk]ua|[Kk]ia|e) \p{L}+ a Te (?:Hiranga|Tari|Manatū)|(?:tia|hia|ngia|ria) a Te (?:Hiranga|Tari|Manatū)/u,
    better: "an agency takes no a",
  },
  {
    rule: "elder for grandparent",
    mi: /^(?!.*(?:t[uū]puna|kuia|koroua)).*kaumātua/isu,
    beside: /grandparent/i,
    unless: /superannuation|elders?\b/i,
    better: "mātua tūpuna; kaumātua is an elder",
  },
  {
    rule: "order for comfort",
    mi: /(?<!\p{L})kaua (?:koe )?e (?!mataku|\p{L}+ (?:mēnā|ina))/iu,
    beside: /\byou (?:do not|don’t|need not) (?:have to|need to)\b/i,
    unless:
      /\b(?:never|must not|stop|not give|do not (?!have|need)|don’t (?!have|need)|no need|avoid|without)\b/i,
    better: "Ehara i te mea me …; kāore koe e herea kia …",
  },
  {
    rule: "possession",
    mi: /(?<!\p{L})(?:ō|ōku|ōna|ō (?:rātou|rāua|tātou|mātou|kōrua|koutou)) (?:tamariki|mokopuna)(?!\p{L})/iu,
    better: "āu, āku, āna, ā rātou tamariki: children are of the a class",
  },
  {
    rule: "leans",
    mi: /(?<!\p{L})whirinaki(?!\p{L})/iu,
    beside: /\b(?:it|this|that|much|amount) depends?\b/i,
    better: "to lean on somebody; kei te āhua o …, for what something depends on",
  },
  {
    rule: "broken join",
    mi: /Ko (?:tata ki|tae noa)(?!\p{L})/u,
    better: "Tata ki te …, tae noa ki …, without Ko",
  },
];

const endOfBlock = /<\/(?:li|p|h\d|td|th)>/g;

/** Slips of grammar and of sense that a pattern can tell. */
export function grammar({ at, en, mi }: MaoriText): Finding[] {
  const text = seen(mi.replace(endOfBlock, ". "));
  return slips.flatMap(({ rule, mi: slip, beside, unless, better }) => {
    const found = slip.exec(rule === "bare count" ? mi : text);
    if (!found || (beside && !beside.test(en)) || unless?.test(en)) return [];
    return [{ at, rule, what: `“${found[0]}”: ${better}` }];
  });
}
