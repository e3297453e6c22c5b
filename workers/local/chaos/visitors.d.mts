import type { DisturbedSite } from "./site.d.mts";

export interface SavingReport {
  sent: number;
  confirmed: number;
  read: number;
  unread: number;
  pages: number;
  registered: number;
  loggedIn: number;
  mails: number;
  slowest: number;
  lost: { possible: (string | undefined)[]; found: string | undefined }[];
  odd: string[];
}

export function saveWhile(
  site: Pick<DisturbedSite, "url" | "origin" | "calm"> & Partial<DisturbedSite>,
  how: { saves: number; visitors: number; seed: number; journeys?: number },
): Promise<SavingReport>;
