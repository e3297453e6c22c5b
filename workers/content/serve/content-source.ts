import type { GuideQuery } from "../search/search.ts";
import type { ContentAnswer } from "./content-answer.ts";

/** Every method may throw. */
export interface ContentSource {
  /** Changes whenever any answer of the source may have changed. */
  version(): Promise<string>;
  stages(): Promise<ContentAnswer>;
  simplePages(): Promise<ContentAnswer>;
  item(kind: "stage" | "section", id: string): Promise<ContentAnswer | undefined>;
  board(): Promise<ContentAnswer | undefined>;
  search(asked: GuideQuery): Promise<ContentAnswer>;
}
