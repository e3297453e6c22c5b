import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningSite } from "#workers/local/serve.mjs";
import { Visitor } from "./support/client.ts";
import { ownDatabase } from "./support/prepared.mjs";
import { sealSecret } from "./support/site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const copy = mkdtempSync(path.join(os.tmpdir(), "timata-new-"));
const folders = [copy];
let site: RunningSite | undefined;

/** The tools of the copy, which work on the copy. */
const tool = (name: string) => import(/* @vite-ignore */ `${copy}/workers/local/${name}.mjs`);

beforeAll(async () => {
  for (const part of ["app", "workers", "migrations", "public", ".build", ".github", "tests"])
    cpSync(`${root}${part}`, `${copy}/${part}`, {
      recursive: true,
      filter: (file) => !/databases/.test(file),
    });
  for (const file of ["wrangler.toml", "package.json", "package-lock.json", "tsconfig.json"])
    cpSync(root + file, `${copy}/${file}`);
  symlinkSync(`${root}node_modules`, `${copy}/node_modules`);
  const { begin } = await tool("new");
  begin("page", "new-page");
  begin("wizard", "new-wizard");
  begin("island", "new-island");
  await (await tool("build")).build();
  const store = await ownDatabase();
  folders.push(store);
  site = await (await tool("serve")).serve({ store, environment: { SEAL_SECRET: sealSecret } });
});
afterAll(async () => {
  await site?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const visitor = () => new Visitor(site?.url ?? "");

test.each(["", "/mi"])(
  "A page that was begun by its recipe opens in both languages: %s/new-page",
  async (prefix) => {
    const page = await visitor().visit(`${prefix}/new-page`);
    expect([page.status, page.text("h1")]).toEqual([200, expect.stringContaining("New page")]);
  },
);

test("A wizard that was begun by its recipe asks, refuses and goes on to its second step", async () => {
  const first = await visitor().visit("/new-wizard/about-you");
  expect([first.status, first.text("h1")]).toEqual([200, expect.stringContaining("About you")]);
  const refused = await first.form().submit({ name: "intent", value: "next" });
  expect(refused.status).toBe(422);
  const second = await refused.form().fill({ name: "Aroha" }).submit({ name: "intent", value: "next" });
  expect([second.status, second.text("h1")]).toEqual([200, expect.stringContaining("Send")]);
});

test("An island that was begun by its recipe is built", async () => {
  const { default: addresses } = await import(/* @vite-ignore */ `${copy}/.build/islands.json`, {
    with: { type: "json" },
  });
  expect(addresses).toHaveProperty("new-island");
});

test("A name that is taken, or none, is refused", async () => {
  const { begin } = await tool("new");
  expect(() => begin("page", "new-page")).toThrow("is there already");
  expect(() => begin("page", "New Page")).toThrow("small letters");
  expect(() => begin("folder", "new-page")).toThrow("page|wizard|island");
});
