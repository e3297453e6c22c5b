import type { LabelledPlace } from "./labels.ts";
import towns from "./towns.json";

export const townsWithMaoriName: { name: string; name_mi: string }[] = (towns as LabelledPlace[]).flatMap(
  ({ name, name_mi }) => (name_mi ? [{ name, name_mi }] : []),
);
