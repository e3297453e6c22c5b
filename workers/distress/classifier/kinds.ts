/** A life or a body is at stake. */
export const graveKinds = [
  "emergency-breathing",
  "emergency-bleeding",
  "suicide",
  "psychosis",
  "harm-to-baby",
  "poison",
  "emergency-illness",
  "injury",
  "pregnancy-emergency",
  "sexual",
  "child-abuse-seen",
  "family-violence",
  "stalking-control",
] as const;

/** The gravest first. */
export const distressKinds = [
  ...graveKinds,
  "teen-at-risk",
  "self-harm",
  "unwanted-thoughts",
  "loss",
  "no-home",
  "no-food-money",
  "addiction",
  "mood",
] as const;

export type DistressKind = (typeof distressKinds)[number];
