import type { ReactElement } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { PageContext } from "#app/ui/page-context.tsx";
import type styles from "../../.build/styles.json";
import type en from "./text.en.json";

export interface Specimen {
  readonly name: string;
  draw(language: Language): ReactElement;
  /** Besides the sheet that every page has. */
  readonly sheets?: readonly (keyof typeof styles)[];
  readonly rules?: string;
  readonly context?: Partial<PageContext>;
  readonly isBare?: boolean;
  /** Whatever covers a whole window gets one of its own. */
  readonly isWindow?: boolean;
  readonly opens?: string;
}

export type GroupName = keyof typeof en.groups;
export type Groups = Readonly<Partial<Record<GroupName, readonly Specimen[]>>>;
