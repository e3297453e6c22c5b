import type { SourceOfType } from "./statements.d.mts";

/** What has to be said of the files in records/, by the type of their services. */
export const sources: readonly SourceOfType[];
