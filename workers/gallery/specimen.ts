import type { ReactElement } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { PageContext } from "#app/ui/page-context.tsx";
import type styles from "../../.build/styles.json";
import type en from "./text.en.json";

/** One component in one state. */
export interface Specimen {
  /** The component as the code names it, and its state. */
  readonly name: string;
  draw(language: Language): ReactElement;
  /** Beside the sheet of every page; a whole page brings its own. */
  readonly sheets?: readonly (keyof typeof styles)[];
  /** Of the gallery, to lay out several of one kind. */
  readonly rules?: string;
  readonly context?: Partial<PageContext>;
  /** As wide as the window, without the margins of a main part. */
  readonly isBare?: boolean;
  /** What covers the whole window on a page stands in a window of its own here. */
  readonly isWindow?: boolean;
  /** The drawer that is open. */
  readonly opens?: string;
}

export type GroupName = keyof typeof en.groups;
export type Groups = Readonly<Partial<Record<GroupName, readonly Specimen[]>>>;
