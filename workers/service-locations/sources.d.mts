import type { SourceOfType } from "./statements.d.mts";

export const sources: readonly SourceOfType[];
