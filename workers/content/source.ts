import type { ContentAnswer } from "./answer.ts";
import type { GuideQuery } from "./search/search.ts";

/** Where the guide comes from: our own database, or another content service. Each throws when it fails. */
export interface ContentSource {
  /** Changes whenever anything that the source tells may have changed. */
  version(): Promise<string>;
  stages(): Promise<ContentAnswer>;
  simplePages(): Promise<ContentAnswer>;
  /** A stage with its sections and cards, or a section with its cards; undefined when there is none of that number. */
  item(kind: "stage" | "section", id: string): Promise<ContentAnswer | undefined>;
  search(asked: GuideQuery): Promise<ContentAnswer>;
}
