import type { Miniflare } from "miniflare";

type Counts = Record<string, number>;
type Piece = "services" | "standIns" | "identity" | "browsers" | "database" | "mail";

export interface DisturbedSite {
  url: string;
  origin: string;
  roads: Record<string, string>;
  miniflare: Miniflare;
  slowest(): { took: number; what?: string };
  happened(): Promise<Record<Piece, Counts>>;
  calm(): Promise<void>;
  received(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

export function startDisturbed(how: {
  store: string;
  environment: Record<string, string>;
  seed: number;
  rate: number;
  rates?: Partial<Record<Piece, number>>;
}): Promise<DisturbedSite>;
