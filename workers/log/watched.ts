import type { LoggedRequest } from "./request.ts";
import { countFailure, noteNeighbour } from "./state.ts";

export function watchedRequest(
  { id, route }: Pick<LoggedRequest, "id" | "route">,
  db: D1Database | undefined,
  afterwards: (work: Promise<unknown>) => void,
): LoggedRequest {
  return {
    id,
    route,
    count: (event) => {
      const writing = countFailure(db, event, Date.now());
      if (writing) afterwards(writing);
    },
    note: (neighbour, isDown) => afterwards(noteNeighbour(db, neighbour, isDown, Date.now())),
  };
}
