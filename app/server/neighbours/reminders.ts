import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../http/deadline.ts";

const answer = z.object({ stopped: z.boolean() });
const sentences = z.array(z.object({ id: z.string(), en: z.string(), mi: z.string() }));

/** What the link of a mail can stop: the reminders, or also all that they come from. */
export type StopScope = "reminders" | "everything";

/** The reminders, which the second worker sends. */
export interface Reminders {
  /**
   * Stops them for the person whom a link is for; twice is once.
   * @returns "not-ours" when we never wrote such a link
   */
  stop(token: string, what: StopScope): Promise<"stopped" | "not-ours" | "unavailable">;
  /** Every text that mails are made of. */
  sentences(): Promise<Answer<z.infer<typeof sentences>> | Failure>;
}

/** Reminders behind the second worker, which is asked for as long as the visit has deadline. */
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
      const told = await call(services, asked, options);
      if (!told.ok) return "unavailable";
      return told.value.stopped ? "stopped" : "not-ours";
    },
  };
}
