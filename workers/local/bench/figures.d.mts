export interface Figures {
  /** Milliseconds of CPU a request. */
  cpu: Record<"served" | "drawn" | "hono" | "questionnaire" | "results" | "engine", number>;
  /** The HTML of each page that was measured. */
  pages: Record<string, string>;
}
/** Starts what is to be compared, each in a process of its own, and measures it. */
export function figures(effort: { rounds: number; requests: number }): Promise<Figures>;
