import type { WorkerOptions } from "miniflare";

export interface AskedCost {
  readonly read?: number;
  readonly written?: number;
  /** Of one request to one worker. */
  readonly visit: string;
  /** Reference of the visitor's request, where another worker asked. */
  readonly caller?: string;
}

export interface AnsweredRequest {
  readonly worker: string;
  readonly visit: string;
  readonly reference: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

export function countQueries(
  workers: Record<string, WorkerOptions>,
  asked: (sql: string, cost: AskedCost) => unknown,
  answered?: (request: AnsweredRequest) => unknown,
): void;
