import type { LabelledPlace } from "./labels.ts";
import towns from "./towns.json";

/** Towns whose Māori name on the map is another than the English one. */
export const townsWithMaoriName: { name: string; name_mi: string }[] = (towns as LabelledPlace[]).flatMap(
  ({ name, name_mi }) => (name_mi ? [{ name, name_mi }] : []),
);
