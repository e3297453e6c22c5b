import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();

/** Sends two requests over one kept-alive connection and gives their statuses. */
async function inARow(first: Sent, second: Sent): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    return [await status(agent, first), await status(agent, second)];
  } finally {
    agent.destroy();
  }
}

interface Sent {
  method: string;
  path: string;
  type: string;
  body: string;
}

const status = (agent: Agent, { method, path, type, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { "Content-Type": type, "Content-Length": Buffer.byteLength(body) };
    const sent = request(site.url + path, { method, agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });

const good: Sent = {
  method: "POST",
  path: "/api/rules/calculate",
  type: "application/json",
  body: JSON.stringify({ persons: { applicant: {} } }),
};

const refused: [sentence: string, sent: Sent, expected: number][] = [
  ["a Content-Type that is not JSON", { ...good, type: "text/plain" }, 415],
  ["a wrong method of the API", { ...good, path: "/api/rules/variables" }, 405],
  ["a body that is too large for the API", { ...good, body: " ".repeat(300_000) }, 413],
  [
    "a form from elsewhere",
    { ...good, path: "/financial-help/questions", type: "application/x-www-form-urlencoded", body: "a=b" },
    403,
  ],
  [
    "a form that is too large",
    {
      ...good,
      path: "/financial-help/questions",
      type: "application/x-www-form-urlencoded",
      body: "a".repeat(300_000),
    },
    413,
  ],
  ["a wrong method of a page", { ...good, path: "/", body: "a=b" }, 403],
];

test.each(refused)(
  "after %s the connection still carries the next request",
  async (_sentence, sent, expected) => {
    expect(await inARow(sent, good)).toEqual([expected, 200]);
  },
);
