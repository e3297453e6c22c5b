import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Paper } from "#workers/papers/sheet.ts";
import type { Deadline } from "../limits/deadline.ts";

export interface Papers {
  /** A tagged PDF; nothing of it is kept. */
  draw(paper: Paper): Promise<Answer<Uint8Array<ArrayBuffer>> | Failure>;
}

export const papersOf = (services: Fetcher, deadline: Deadline): Papers => ({
  draw: (paper) =>
    call(
      services,
      { url: "https://services/papers", method: "POST", body: JSON.stringify(paper) },
      {
        neighbour: "papers",
        as: "bytes",
        idempotent: true,
        retries: { times: 1, pause: 200 },
        ...deadline(),
      },
    ),
});
