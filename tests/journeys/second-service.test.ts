import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningSite } from "#workers/local/serve.mjs";
import { Visitor } from "../support/client.ts";
import type { Page } from "../support/page.ts";
import { withSecondService } from "../support/second-service/site.ts";
import { startSite } from "../support/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite(await withSecondService());
});
afterAll(() => site.stop());

const intent = (value: string) => ({ name: "intent", value });
const list = {
  "teams[0].name": "Kea",
  "teams[0].players[0].name": "Aroha",
  "teams[0].players[0].position": "goal",
};

/** A browser that has opened a new link. */
async function opened(prefix = ""): Promise<{ visitor: Visitor; page: Page; link: string }> {
  const link = (await new Visitor(site.url).visit("/club/begin")).html;
  const visitor = new Visitor(site.url);
  return { visitor, page: await visitor.visit(prefix + link), link };
}

test("a service of two steps is declared in at most 80 lines", () => {
  const declared = readFileSync(new URL("../support/second-service/service.ts", import.meta.url), "utf8");
  expect(declared.trimEnd().split("\n").length).toBeLessThanOrEqual(80);
});

describe.each([
  ["en", "", "Your teams", "Send the list"],
  ["mi", "/mi", "Ō kapa", "Tukuna te rārangi"],
])("A second service in %s", (_language, prefix, first, second) => {
  test("a link opens it at its first step, and the code is gone from the address", async () => {
    const { page } = await opened(prefix);
    expect(page.address).toBe(`${prefix}/club/teams`);
    expect(page.text("h1")).toContain(first);
  });

  test("it is filled in to its end: rows in rows, Next, Back and the end, without log-in, review or codes", async () => {
    const { page } = await opened(prefix);
    const more = await page.form("f").fill(list).submit(intent("add:teams[0].players"));
    const two = await more
      .form("f")
      .fill({ "teams[0].players[1].name": "Hemi", "teams[0].players[1].position": "field" })
      .submit(intent("next"));
    expect([two.address, two.text("h1")]).toEqual([`${prefix}/club/send`, expect.stringContaining(second)]);
    const buttons = [...two.document.querySelectorAll("button[name=intent]")].map((each) =>
      each.getAttribute("value"),
    );
    expect(buttons).not.toContain("save-draft");
    expect(buttons).not.toContain("save-and-come-back");
    expect(buttons).not.toContain("review");
    const back = await two.form("f").submit(intent("back"));
    expect(back.form("f").valuesOf("teams[0].players[1].name")).toEqual(["Hemi"]);
    const again = await back.form("f").submit(intent("next"));
    const done = await again.form("f").fill({ isRight: "yes" }).submit(intent("next"));
    expect([done.status, done.address]).toEqual([200, prefix || "/"]);
  });

  test("rows in rows are added and taken out, each in its own row", async () => {
    const { page } = await opened(prefix);
    const teams = await page.form("f").fill(list).submit(intent("add:teams"));
    const players = await teams
      .form("f")
      .fill({ "teams[1].name": "Tūī" })
      .submit(intent("add:teams[1].players"));
    const filled = players.form("f").fill({
      "teams[1].players[0].name": "Mere",
      "teams[1].players[1].name": "Rua",
    });
    const without = await filled.submit(intent("remove:teams[1].players[0]"));
    expect(without.form("f").valuesOf("teams[1].players[0].name")).toEqual(["Rua"]);
    expect(without.form("f").valuesOf("teams[0].players[0].name")).toEqual(["Aroha"]);
    const one = await without.form("f").submit(intent("remove:teams[0]"));
    expect(one.form("f").valuesOf("teams[0].name")).toEqual(["Tūī"]);
    expect(one.form("f").valuesOf("teams[0].players[0].name")).toEqual(["Rua"]);
  });

  test("an error is said at its row, with everything typed; a step cannot be skipped", async () => {
    const { visitor, page } = await opened(prefix);
    const { "teams[0].name": _, ...rest } = list;
    const refused = await page.form("f").fill(rest).submit(intent("next"));
    expect(refused.status).toBe(422);
    expect(refused.texts("[data-error-summary] a")).toHaveLength(1);
    expect(refused.form("f").valuesOf("teams[0].players[0].name")).toEqual(["Aroha"]);
    expect((await visitor.visit(`${prefix}/club/send`)).address).toBe(`${prefix}/club/teams`);
  });

  test("the language button keeps what is typed", async () => {
    const { page } = await opened(prefix);
    const other = await page.form("f").fill(list).submit(intent("language"));
    expect(other.address).toBe(prefix ? "/club/teams" : "/mi/club/teams");
    expect(other.form("f").valuesOf("teams[0].name")).toEqual(["Kea"]);
  });

  test("two windows that answer differently: both answers are shown, and one is chosen", async () => {
    const { visitor, page } = await opened(prefix);
    const other = await visitor.visit(`${prefix}/club/teams`);
    await other.form("f").fill(list).submit(intent("next"));
    const conflict = await page
      .form("f")
      .fill({ ...list, "teams[0].name": "Weka" })
      .submit(intent("next"));
    expect(conflict.status).toBe(409);
    expect(conflict.text(".conflict")).toMatch(/Kea.*Weka/s);
    const kept = await conflict.form("f").submit(intent("next"));
    expect(kept.address).toBe(`${prefix}/club/send`);
  });

  test("the link opens it on another device as it was left", async () => {
    const { page, link } = await opened(prefix);
    await page.form("f").fill(list).submit(intent("next"));
    const resumed = await new Visitor(site.url).visit(prefix + link);
    expect(resumed.form("f").valuesOf("teams[0].name")).toEqual(["Kea"]);
  });
});

test("a link that opens nothing is not found", async () => {
  expect((await new Visitor(site.url).visit("/club/open?code=B7KM3RTW9XQP4HLDVN3C")).status).toBe(404);
});

test("its life time is its own: a day in the browser", async () => {
  await opened();
  const db = (await site.miniflare.getD1Database("DB", "timata")) as unknown as D1Database;
  const row = await db
    .prepare("select max(expires_at) as end from draft_holders where kind = 'browser'")
    .first<{ end: number }>();
  expect(Math.round(((row?.end ?? 0) - Date.now()) / 3_600_000)).toBe(24);
});
