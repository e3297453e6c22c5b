/** A town, a suburb or a postcode, as the loader knows it. */
export interface GazetteerArea {
  area: number;
  id: string;
  kind: "locality" | "postcode";
  name: string;
  name_mi: string | null;
  text: string;
  town: string | null;
  region: string;
  latitude: number;
  longitude: number;
  isApproximate: boolean;
  roads: number;
  /** All names that say where it is. */
  words: string[];
  /** Roads of the town that it is or belongs to. */
  townSize: number;
}

/** Everything that can be found: `rank` is its place in the order in which it is offered. */
export interface Gazetteer {
  areas: GazetteerArea[];
  places: { rank: number; area: number; street: string | null; postcode: string | null }[];
  /** Folded, sorted by name and rank. */
  names: { name: string; rank: number }[];
  /** What is offered for the beginnings that very many names have. */
  beginnings: { beginning: string; ranks: number[] }[];
}
