// An id is the source's own word, as the pages name it.

interface Kind {
  id: string;
  category: string;
  column: "type" | "definition" | "name";
  /** A pattern for SQLite's `like`, which ignores case. */
  like: string;
}

const early = "early-education";
const schools = "primary-schools";

const kinds: readonly Kind[] = [
  { id: "free-kindergarten", category: early, column: "type", like: "Free Kindergarten" },
  { id: "te-kohanga-reo", category: early, column: "type", like: "Te Kohanga Reo" },
  { id: "playcentre", category: early, column: "type", like: "Playcentre" },
  { id: "education-and-care-service", category: early, column: "type", like: "Education and Care Service" },
  { id: "homebased-network", category: early, column: "type", like: "Homebased Network" },
  { id: "full-primary", category: schools, column: "type", like: "Full Primary" },
  { id: "contributing", category: schools, column: "type", like: "Contributing" },
  { id: "composite", category: schools, column: "type", like: "Composite%" },
  { id: "kura-kaupapa-maori", category: schools, column: "definition", like: "Kura Kaupapa Maori" },
  { id: "special-school", category: schools, column: "type", like: "Special School" },
  ...["well-child", "parenting-support", "breastfeeding", "antenatal"].map(
    (category): Kind => ({ id: "plunket", category, column: "name", like: "%plunket%" }),
  ),
];

export const kindsOf = (category: string): string[] =>
  kinds.flatMap((kind) => (kind.category === category ? [kind.id] : []));

export const kindNamed = (category: string, id: string): Kind | undefined =>
  kinds.find((kind) => kind.category === category && kind.id === id);

export type { Kind };
