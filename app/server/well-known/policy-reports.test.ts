import { afterEach, expect, test, vi } from "vitest";
import { answerPolicyReport } from "./policy-reports.ts";

afterEach(() => void vi.restoreAllMocks());

async function loggedOf(body: string, random = 0): Promise<string[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const headers = { "Content-Length": String(body.length) };
  const request = new Request("https://timata.example/policy-report", { method: "POST", body, headers });
  expect((await answerPolicyReport(request, random)).status).toBe(204);
  return log.mock.calls.map(String);
}
const report = (more: object) => JSON.stringify({ "csp-report": more });

test("of a browser's report only the directive and the kind of thing are logged", async () => {
  const [line = ""] = await loggedOf(
    report({
      "effective-directive": "script-src-elem",
      "blocked-uri": "inline",
      "document-uri": "https://timata.example/search?search=Kanarimere",
      "script-sample": "Kanarimere",
    }),
  );
  expect(JSON.parse(line)).toMatchObject({ event: "policy-report", code: "script-src-elem", kind: "inline" });
  expect(line).not.toContain("Kanarimere");
});

test("of what Trusted Types refused, the directive and that it was a script's markup", async () => {
  const [line = ""] = await loggedOf(
    report({
      "effective-directive": "require-trusted-types-for",
      "blocked-uri": "trusted-types-sink",
      "script-sample": "Element innerHTML|Kanarimere",
    }),
  );
  expect(JSON.parse(line)).toMatchObject({ code: "require-trusted-types-for", kind: "trusted-types-sink" });
  expect(line).not.toContain("Kanarimere");
});

test.each([
  [
    "what is none of our words",
    report({ "effective-directive": "Kanarimere", "blocked-uri": "https://Kanarimere" }),
    1,
  ],
  ["no JSON", "Kanarimere", 1],
  ["JSON of another shape", '["Kanarimere"]', 1],
  ["too large", report({ "blocked-uri": "Kanarimere".repeat(1000) }), 0],
])("%s", async (_, body, lines) => {
  const logged = await loggedOf(body);
  expect(logged).toHaveLength(lines);
  expect(logged.join()).not.toContain("Kanarimere");
});

test("nine of ten are not read", async () => {
  expect(await loggedOf(report({ "blocked-uri": "inline" }), 0.1)).toEqual([]);
});
