type BenchSubject =
  | "trivial"
  | "sameHome"
  | "home"
  | "sameStage"
  | "stage"
  | "landing"
  | "honoLanding"
  | "drawnStage"
  | "drawnHome"
  | "hono"
  | "honoRaw"
  | "template"
  | "engine"
  | "engineToday"
  | "outlook"
  | "questionnaire"
  | "results"
  | Directory;

/** Lookups in directory and gazetteer, and the same by reading whole tables. */
type Directory = "nearest" | "nearestOfAll" | "suggestion" | "suggestionOfAll";

type Ratio = "homeToOk" | "stageToOk" | "home" | "stage" | "hono" | "honoRaw" | "template" | "landing";

export interface BenchFigures {
  perSecond: Record<BenchSubject, number>;
  /** Milliseconds of CPU a request. */
  cpu: Record<BenchSubject, number>;
  ratios: Record<Ratio, number>;
  /** The most rows that the database read for one lookup. */
  rows: Record<Directory, number>;
  texts: Record<"site" | "hono" | "honoRaw" | "template", string>;
}

export interface BenchEffort {
  rounds: number;
  /** Time for which each of the faster contenders runs in a round. */
  milliseconds: number;
}

export function figures(effort: BenchEffort): Promise<BenchFigures>;
