type BenchSubject =
  | "trivial"
  | "home"
  | "stage"
  | "landing"
  | "honoLanding"
  | "drawnStage"
  | "drawnHome"
  | "hono"
  | "honoRaw"
  | "template"
  | "engine"
  | "questionnaire"
  | "results"
  | Directory;

/** Questions to the directory of services and to the gazetteer, and the same by reading whole tables. */
type Directory = "nearest" | "nearestOfAll" | "suggestion" | "suggestionOfAll";

/** What is compared with a limit: see `budgets.mjs`. */
type Ratio = "home" | "stage" | "hono" | "honoRaw" | "template" | "landing";

export interface BenchFigures {
  perSecond: Record<BenchSubject, number>;
  /** Milliseconds of CPU a request. */
  cpu: Record<BenchSubject, number>;
  ratios: Record<Ratio, number>;
  /** The most rows that the database read for one question. */
  rows: Record<Directory, number>;
  /** What the stage page says, drawn by each of those compared. */
  texts: Record<"site" | "hono" | "honoRaw" | "template", string>;
}

export interface BenchEffort {
  rounds: number;
  /** For which each of the faster ones is asked in a round. */
  milliseconds: number;
}

/** Starts what is to be compared, each in a process of its own, and measures it. */
export function figures(effort: BenchEffort): Promise<BenchFigures>;
