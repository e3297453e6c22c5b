import type { AddressCost } from "./address-costs.d.mts";

export interface DayRow {
  "requests a day": number;
  "CPU seconds": number;
  "D1 rows read": number;
  "D1 rows written": number;
  "D1 busy in the worst second": string;
  "dollars a month": number;
}

export function row(visits: number, costs: Readonly<Record<string, AddressCost>>): DayRow;
