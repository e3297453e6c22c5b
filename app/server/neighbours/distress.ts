import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";

const text = z.string();
const bilingual = z.object({ en: text, mi: text });
const sentences = z.array(z.object({ id: text, en: text, mi: text }));
const answers = z.object({
  isPrivate: z.boolean(),
  answers: z.array(
    z.object({
      en: text,
      mi: text,
      steps: z.array(bilingual),
      sources: z.array(z.object({ name: text, url: text, read: text.optional() })),
      lines: z.array(
        z.object({
          number: text,
          name: text,
          en: text.optional(),
          mi: text.optional(),
          mayBeTexted: z.boolean().optional(),
          /** Another number, for texts. */
          text: text.optional(),
        }),
      ),
      links: z.array(z.object({ address: text, en: text, mi: text })),
    }),
  ),
});

export type DistressAnswer = z.infer<typeof answers>["answers"][number];

export interface Distress {
  /**
   * No answers for other words, or when the service fails. Private are words that may tell of danger, though nobody is
   * sure. They never stand in an address.
   */
  hear(text: string): Promise<{ answers: readonly DistressAnswer[]; isPrivate: boolean }>;
  sentences(): Promise<Answer<z.infer<typeof sentences>> | Failure>;
}

export function distressOf(services: Fetcher, deadline: Deadline): Distress {
  const url = "https://services/distress";
  const options = { neighbour: "distress", ...deadline() };
  return {
    async hear(text) {
      const asked = { url, method: "POST", body: JSON.stringify({ text }) };
      const told = await call(services, asked, {
        ...options,
        shape: answers,
        retries: { times: 1, pause: 200 },
        idempotent: true,
      });
      return told.ok ? told.value : { answers: [], isPrivate: true };
    },
    sentences: () => call(services, `${url}/sentences`, { ...options, shape: sentences, remember: {} }),
  };
}
