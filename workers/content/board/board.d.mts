import type { GuideStage, GuideTopic } from "../serve/content.ts";

export interface BoardEntry {
  address: string;
  en: string;
  mi: string;
  /** The oldest day on which one of its sources was read, YYYY-MM-DD; undefined while none was. */
  read?: string;
  /** US school grade of the English text. */
  grade: number;
  todo: { what: "unread" | "home" | "dead" | "untranslated" | "draft" | "hard"; of: string }[];
}

export interface BoardNumber {
  name: string;
  number: string;
  source: string;
  read?: string;
  /** Addresses of the texts that give it. */
  at: string[];
}

export interface ContentBoard {
  entries: BoardEntry[];
  numbers: BoardNumber[];
}

export const hardestGrade: number;
export function isHomePage(url: string): boolean;
export function contentBoard(guide: { stages: GuideStage[]; support: readonly GuideTopic[] }): ContentBoard;
