/** A place that services can be near to. */
export interface Place {
  /** Stays the same, such as "locality-1145", "street-1145-karori-road" or "postcode-6012". */
  id: string;
  kind: "locality" | "street" | "postcode" | "address";
  /** Its formatted address, such as "Karori Road, Karori, Wellington": of all places this one alone is found by it. */
  text: string;
  name: string;
  /** Its Māori name where that is another, such as "Te Whanganui-a-Tara". */
  name_mi: string | null;
  /** The town that it belongs to; null when it is one, or stands alone. */
  town: string | null;
  /** Such as "Wellington Region"; may be unknown to a maps service. */
  region: string | null;
  /** Where it has one alone, and it is known. */
  postcode: string | null;
  /** WGS 84 degrees. Of a street these are those of its suburb. */
  latitude: number;
  longitude: number;
  /** The point is not that of the place itself: a street's is its suburb's. */
  is_approximate: boolean;
}
