// Our categories differ from the directory's: each is found by category, by words in the description, and by words that rule it out.

export interface CategorisedText {
  sortedUnder: string;
  provider: string;
  name: string;
  more: string;
}

interface CategoryRule {
  sortedUnder?: RegExp;
  says?: RegExp;
  /** Tested against the category and the names of provider and service. */
  never?: RegExp;
}

const rules: Readonly<Record<string, readonly CategoryRule[]>> = {
  "parenting-support": [
    {
      sortedUnder:
        /babies|toddlers|family support|parenting skills|parent(ing)? helplines?|parent(ing)? groups?|young parents/i,
      says: /parent/i,
      never:
        /child ?care|school|therap|budget|legal|prison|housing|refuge|disabilit|addiction|alcohol|gambling|employment|adoption|foster/i,
    },
  ],
  breastfeeding: [{ says: /breast[- ]?feeding|lactation/i }, { sortedUnder: /breast[- ]?feeding/i }],
  antenatal: [
    { sortedUnder: /pregnan|well child/i, says: /ante-?natal/i, never: /post-?natal/i },
    { says: /plunket[\s\S]*ante-?natal|ante-?natal[\s\S]*plunket/i, never: /post-?natal/i },
  ],
  "mental-health": [
    {
      sortedUnder: /counselling|depression|anxiety/i,
      says: /mental|depress|distress/i,
      never:
        /youth|crime|offend|relationship|eating|sexual|workplace|gambling|addiction|alcohol|drug|violence/i,
    },
  ],
  budgeting: [
    {
      sortedUnder: /budgeting|financial assistance|financial mentor|moneymates/i,
      never:
        /education|disabilit|child ?care|retire|student|employment|\bjobs?\b|ministry of social development|work and income/i,
    },
  ],
  "well-child": [{ sortedUnder: /well child/i }],
};

export function categoriesOf(service: CategorisedText): string[] {
  return Object.keys(rules).filter((id) => rules[id]?.some((rule) => isMet(rule, service)));
}

function isMet({ sortedUnder, says, never }: CategoryRule, service: CategorisedText): boolean {
  const title = `${service.sortedUnder}\n${service.provider}\n${service.name}`;
  return (
    (sortedUnder?.test(service.sortedUnder) ?? true) &&
    (says?.test(`${title}\n${service.more}`) ?? true) &&
    !never?.test(title)
  );
}
