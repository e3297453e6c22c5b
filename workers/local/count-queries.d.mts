import type { WorkerOptions } from "miniflare";

export function countQueries(workers: Record<string, WorkerOptions>, asked: () => void): void;
