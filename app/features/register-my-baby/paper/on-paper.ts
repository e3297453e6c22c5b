import { reasonOnPaper } from "../registry/ways.ts";
import type { RegistrationState } from "../service.ts";

/** False for what was sent already: its answer is told first. */
export const isOnPaper = ({
  progress,
  facts,
  saved,
}: Pick<RegistrationState, "progress" | "facts" | "saved">): boolean =>
  saved.sent === undefined && reasonOnPaper(progress.answers, facts) !== undefined;
