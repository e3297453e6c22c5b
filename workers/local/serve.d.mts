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
  /** Folder that keeps D1 and R2; false = in memory. */
  store: string | false;
  environment?: Record<string, string | undefined>;
  /** A last word on the workers' options, by worker. */
  adjust?: (workers: Record<string, WorkerOptions>) => void;
}

/** Starts the built workers on workerd, bound to each other, with local D1 and R2. */
export function serve(options: ServeOptions): Promise<RunningSite>;
/** Brings the local database to the newest schema. */
export function migrate(store: string): Promise<void>;
/**
 * Brings the open data, the directory of services, the gazetteer and the guide of the project into a running site's database.
 * @param options without the gazetteer, which takes longer than all else, where no place is asked for
 */
export function load(miniflare: Miniflare, options?: { places?: boolean }): Promise<void>;
/** Strikes the hour for the second worker: now, and from now on every hour until the site stops. */
export function strikeHours(miniflare: Miniflare): Promise<void>;
