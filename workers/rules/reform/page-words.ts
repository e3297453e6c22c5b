// For the site's page of changes.

import type { Bilingual } from "../declare.ts";

export const pageWords = {
  intro: {
    en: "The financial help checker goes by the law and the limits of today as far as we have found them, on top of a model of the law of March 2018. This is all that is different, and where we have it from.",
    mi: "Ka whai te arowhai āwhina pūtea i te ture me ngā tepe o nāianei, i ngā mea kua kitea e mātou, i runga i tētahi tauira o te ture o Māehe 2018. Ko ngā mea katoa e rerekē ana ēnei, me ō rātou pūtake.",
  },
  uncertain: {
    en: "Where a rule or a limit of today was not found, or is out of date, the checker says “possibly” and why. It refuses nobody by it alone.",
    mi: "Mēnā kāore i kitea tētahi ture, tētahi tepe rānei o nāianei, ki te tawhito rānei, ka kī te arowhai “tērā pea” me te take. Kāore tētahi e whakakāhoretia i tērā anake.",
  },
  what: {
    en: "Since when, and what",
    mi: "Nōnahea, he aha hoki te mea kua rerekē",
  },
  source: {
    en: "Act and source",
    mi: "Te Ture me te pūtake",
  },
  noDay: {
    en: "day not found",
    mi: "kāore i kitea te rā",
  },
  secondary: {
    en: "second-hand",
    mi: "nā tētahi atu i kī",
  },
  data: {
    en: "The same list as data (JSON)",
    mi: "Taua rārangi hei raraunga (<en>JSON</en>)",
  },
} satisfies Record<string, Bilingual>;
