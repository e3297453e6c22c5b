import type { Miniflare, WorkerOptions } from "miniflare";

export interface RunningSite {
  /** Scheme, host and port. */
  url: string;
  miniflare: Miniflare;
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** 0 = any free port. */
  port: number;
  /** Folder for D1 and R2; false = in memory. */
  store: string | false;
  environment?: Record<string, string | undefined>;
  /** `/stand-ins/gallery` answers too. */
  hasGallery?: boolean;
  /** Changes the workers' options, by worker. */
  adjust?: (workers: Record<string, WorkerOptions>) => void;
  /** The workers' heaps can be looked into. */
  isInspected?: boolean;
}

export function serve(options: ServeOptions): Promise<RunningSite>;
export function migrate(store: string): Promise<void>;
export function load(miniflare: Miniflare, options?: { places?: boolean }): Promise<void>;
export function runHourlyJob(miniflare: Miniflare): Promise<void>;
