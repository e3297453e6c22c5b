import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";

const answer = z.object({ stopped: z.boolean() });
const sentences = z.array(z.object({ id: z.string(), en: z.string(), mi: z.string() }));

export type StopScope = "reminders" | "everything";

export interface Reminders {
  /** Idempotent. @returns "not-ours" for a token that we did not sign */
  stop(token: string, what: StopScope): Promise<"stopped" | "not-ours" | "unavailable">;
  sentences(): Promise<Answer<z.infer<typeof sentences>> | Failure>;
}

export function remindersOf(services: Fetcher, deadline: Deadline): Reminders {
  return {
    sentences: () =>
      call(services, "https://services/mails/sentences", {
        neighbour: "mails",
        shape: sentences,
        remember: {},
        ...deadline(),
      }),
    async stop(token, what) {
      const asked = {
        url: "https://services/reminders/stop",
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token: token.slice(0, 500), what }),
      };
      const options = {
        neighbour: "reminders",
        retries: { times: 2, pause: 500 },
        idempotent: true,
        shape: answer,
        ...deadline(),
      };
      const result = await call(services, asked, options);
      if (!result.ok) return "unavailable";
      return result.value.stopped ? "stopped" : "not-ours";
    },
  };
}
