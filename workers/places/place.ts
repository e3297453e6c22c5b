export interface NamedPlace {
  /** Stable, such as "locality-1145", "street-1145-karori-road" or "postcode-6012". */
  id: string;
  kind: "locality" | "street" | "postcode" | "address";
  /** Unique formatted address, such as "Karori Road, Karori, Wellington". */
  text: string;
  name: string;
  /** Its Māori name where that differs, such as "Te Whanganui-a-Tara". */
  name_mi: string | null;
  /** Null for a town, or a place outside towns. */
  town: string | null;
  region: string | null;
  /** Where it has exactly one that is known. */
  postcode: string | null;
  /** WGS 84 degrees; a street has those of its suburb. */
  latitude: number;
  longitude: number;
  /** True when the point is not its own: a street has its suburb's. */
  is_approximate: boolean;
}
