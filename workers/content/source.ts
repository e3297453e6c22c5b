import type { Told } from "./answer.ts";
import type { Asked } from "./search/search.ts";

/** Where the guide comes from: our own database, or another content service. Each throws when it fails. */
export interface Source {
  /** Changes whenever anything that the source tells may have changed. */
  version(): Promise<string>;
  stages(): Promise<Told>;
  simplePages(): Promise<Told>;
  /** A stage with its sections and cards, or a section with its cards; undefined when there is none of that number. */
  item(kind: "stage" | "section", id: string): Promise<Told | undefined>;
  search(asked: Asked): Promise<Told>;
}
