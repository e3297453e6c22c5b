export interface Row {
  id: string;
  key: string;
  group: string;
  address: string;
  english: string;
  maori: string;
  proposed: string;
  isRead: boolean;
}
export function toCsv(rows: readonly Row[]): string;
export function fromCsv(text: string): Row[];
export function toXliff(rows: readonly Row[]): string;
export function fromXliff(text: string): Row[];
