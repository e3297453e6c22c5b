import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";

const text = z.string();
const sentences = z.array(z.object({ id: text, en: text, mi: text }));
const answers = z.object({
  answers: z.array(
    z.object({
      en: text,
      mi: text,
      lines: z.array(
        z.object({
          number: text,
          name: text,
          en: text.optional(),
          mi: text.optional(),
          mayBeTexted: z.boolean().optional(),
        }),
      ),
      links: z.array(z.object({ address: text, en: text, mi: text })),
    }),
  ),
});

export type DistressAnswer = z.infer<typeof answers>["answers"][number];

export interface Distress {
  /** None for other words, or when the service fails. The words never stand in an address. */
  answersTo(text: string): Promise<readonly DistressAnswer[]>;
  sentences(): Promise<Answer<z.infer<typeof sentences>> | Failure>;
}

export function distressOf(services: Fetcher, deadline: Deadline): Distress {
  const url = "https://services/distress";
  const options = { neighbour: "distress", ...deadline() };
  return {
    async answersTo(text) {
      const asked = { url, method: "POST", body: JSON.stringify({ text }) };
      const told = await call(services, asked, {
        ...options,
        shape: answers,
        retries: { times: 1, pause: 200 },
        idempotent: true,
      });
      return told.ok ? told.value.answers : [];
    },
    sentences: () => call(services, `${url}/sentences`, { ...options, shape: sentences, remember: {} }),
  };
}
