import { describe, expect, test } from "vitest";
import { type Answering, json, never, registryThat } from "./registry-for-tests.ts";

describe("how far a registration is [registered/status/call]", () => {
  const received = "2026-11-20T10:00:00Z";
  test.each<[string, Answering, object]>([
    [
      "its stages in their order, without those that have no words",
      () =>
        json({
          stages: [
            { stage: "registered", at: null },
            { stage: "received", at: received },
            { stage: "framed", at: received },
          ],
        }),
      {
        is: "found",
        stages: [{ stage: "received", at: received }, { stage: "registered" }],
        child: undefined,
        isSample: false,
      },
    ],
    ["404", () => json({}, 404), { is: "unknown" }],
    ["503", () => json({}, 503), { is: "no-connection" }],
    ["no answer in time", never, { is: "no-connection" }],
    ["nothing but what has no words", () => json({ stages: [{ stage: "framed" }] }), { is: "no-connection" }],
  ])("%s", async (_, answering, outcome) => {
    expect(await registryThat(answering).status("ABC123", "2026-10-01")).toMatchObject(outcome);
  });

  test("the birth date is in no address, and a reference that is none is not asked for", async () => {
    const registry = registryThat(() => json({}, 404));
    await registry.status("ABC123", "2026-10-01");
    expect(await registry.status("../ABC", "2026-10-01")).toEqual({ is: "unknown" });
    expect(registry.asked.map(({ url, headers }) => [url, headers.get("X-Birth-Date")])).toEqual([
      ["https://registry.example/api/bro/ABC123/status/", "2026-10-01"],
    ]);
  });
});
