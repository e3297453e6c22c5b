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
  /** All names that describe its location. */
  words: string[];
  /** Number of roads in its town. */
  townSize: number;
}

export interface Gazetteer {
  areas: GazetteerArea[];
  places: { rank: number; area: number; street: string | null; postcode: string | null }[];
  /** Folded, sorted by name and rank. */
  names: { name: string; rank: number }[];
  /** Suggestions for prefixes that very many names have. */
  beginnings: { beginning: string; ranks: number[] }[];
}
