import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig as readConfig } from "wrangler";
import { addEarlierFiles } from "#workers/local/deploying/earlier-files.mjs";
import { putUp, type RunWrangler, takeDown } from "#workers/local/deploying/preview.mjs";
import { namesOf, type PreviewConfigs } from "#workers/local/deploying/preview-configs.mjs";
import { askHealth, release, rollBack } from "#workers/local/deploying/release.mjs";
import { root } from "#workers/local/imports.mjs";
import { Visitor } from "./support/client.ts";
import { applyMigrations } from "./support/prepared.mjs";

/** Cloudflare as far as the recipes ask it: takes notes, and remembers what there is. */
function cloudflare() {
  const asked: string[] = [];
  const databases: { name: string; uuid: string }[] = [];
  const versions: Record<string, string> = {};
  const wrangler: RunWrangler = async (args) => {
    asked.push(args.join(" ").replaceAll(root, "."));
    const [first, second, third = ""] = args;
    if (first === "d1" && second === "list") return JSON.stringify(databases);
    if (first === "d1" && second === "create")
      databases.push({
        name: third,
        uuid: `00000000-0000-4000-8000-${String(databases.length).padStart(12, "0")}`,
      });
    if (first === "deployments") {
      const worker = args.at(-1) ?? "";
      return JSON.stringify([{ versions: [{ version_id: versions[worker] ?? "before", percentage: 100 }] }]);
    }
    if (first === "versions" && second === "upload") return `Version ID: ${crypto.randomUUID()}`;
    return "";
  };
  return { asked, databases, wrangler };
}

describe("two previews side by side", () => {
  const { asked, wrangler } = cloudflare();
  const previews: Record<string, { url: string; configs: PreviewConfigs }> = {};
  let running: Miniflare;

  beforeAll(async () => {
    const put = async (name: string) => ({
      name,
      ...(await putUp(name, {
        wrangler,
        subdomain: "example",
        secret: `only-for-tests-${name}`.padEnd(40, "x"),
      })),
    });
    const all = [await put("pr-1"), await put("pr-2")];
    const workers = all.flatMap(({ name, configs }) =>
      Object.values(configs).map((config) => {
        const { workerOptions } = optionsOf(config);
        const { name: worker = "", main = "" } = readConfig({ config });
        const bindings = {
          ...workerOptions.bindings,
          SEAL_SECRET: `only-for-tests-${name}`.padEnd(40, "x"),
          LINK_SECRETS: `1:only-for-tests-${name}`.padEnd(42, "x"),
        };
        const modules = [{ type: "ESModule" as const, path: main, contents: readFileSync(main, "utf8") }];
        return { ...workerOptions, name: worker, modules, modulesRoot: path.dirname(main), bindings };
      }),
    );
    const sites = workers.filter(({ name }) => all.some((each) => namesOf(each.name).site === name));
    for (const site of sites) Object.assign(site, { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] });
    // Without a guide they say that there is none.
    const handleRuntimeStdio = (...said: Readable[]) => void said.map((each) => each.resume());
    running = new Miniflare({ workers, cf: false, handleRuntimeStdio } as ConstructorParameters<
      typeof Miniflare
    >[0]);
    await running.ready;
    for (const { name, configs } of all) {
      const { site } = namesOf(name);
      previews[name] = { url: (await running.unsafeGetDirectURL(site)).origin, configs };
      await applyMigrations((await running.getD1Database("DB", site)) as unknown as D1Database);
    }
  });
  afterAll(() => running?.dispose());

  test("share no database, bucket, queue or worker", () => {
    const limits = (name: string) =>
      readConfig({ config: previews[name]?.configs.site ?? "" }).ratelimits?.map(
        (each: { namespace_id: string }) => each.namespace_id,
      ) ?? [];
    expect(limits("pr-1")).toHaveLength(
      readConfig({ config: `${root}/wrangler.toml` }).ratelimits?.length ?? 0,
    );
    const [one, two] = ["pr-1", "pr-2"].map(
      (name) => new Set([...Object.values(namesOf(name)), ...limits(name)]),
    );
    expect([...(one ?? [])].filter((name) => two?.has(name))).toEqual([]);
    for (const { configs } of Object.values(previews))
      for (const file of Object.values(configs)) {
        const text = readFileSync(file, "utf8");
        const other = file.includes("pr-1") ? "pr-2" : "pr-1";
        expect(text).not.toContain(other);
        expect(text).not.toMatch(/"timata(-services|-uploads|-mails)?"/);
      }
  });

  test("do not see each other's data: a draft, a pretend neighbour's fault", async () => {
    const [one, two] = ["pr-1", "pr-2"].map(
      (name) => new Visitor(previews[name]?.url ?? "", { "Sec-Fetch-Site": "same-origin" }),
    );
    if (!one || !two) throw new Error("There are two");
    const step = "/register-my-baby/child-details";
    await one.post(step, [
      ["child.bornInNZ", "yes"],
      ["_part", "1"],
      ["intent", "stay"],
    ]);
    expect((await one.ask(step)).text).toContain('checked=""');
    two.cookies.take([
      `__Host-draft=${/__Host-draft=([^;]+)/.exec(one.cookies.header("/") ?? "")?.[1]}; Path=/; Secure`,
    ]);
    expect((await two.ask(step)).text).not.toContain('checked=""');
    const count = async (name: string) =>
      (await running.getD1Database("DB", namesOf(name).site))
        .prepare("select count(*) as n from drafts")
        .first("n");
    expect([await count("pr-1"), await count("pr-2")]).toEqual([1, 0]);

    const faults = "/stand-ins/faults";
    const [before, untouched] = [await one.ask(faults), await two.ask(faults)];
    expect([before.status, untouched.status]).toEqual([200, 200]);
    await one.post(faults, [
      ["neighbour", "registry"],
      ["behaviour", "down"],
    ]);
    expect((await one.ask(faults)).text).not.toBe(before.text);
    expect((await two.ask(faults)).text).toBe(untouched.text);
  });

  test("have the gallery of components, which no other worker brings", async () => {
    const answer = await fetch(`${previews["pr-1"]?.url}/stand-ins/gallery`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining("/stand-ins/gallery/buttons"),
    ]);
  });

  test("wrangler takes the configuration of a preview's site, with its pretend neighbours", async () => {
    const config = previews["pr-1"]?.configs.site ?? "";
    const args = [`${root}/node_modules/wrangler/bin/wrangler.js`, "deploy", "--dry-run", "-c", config];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    expect(stdout).toMatch(/--dry-run/);
    expect(stdout).toMatch(/STAND_INS[\s\S]*timata-stand-ins-pr-1/);
  });

  test("nobody is bound before there is one; what is put up twice is made once, what is taken down is all of it", async () => {
    const ofFirst = asked.filter((command) => command.includes("pr-1"));
    const at = (text: string) => ofFirst.findIndex((command) => command.includes(text));
    expect(at("d1 migrations apply")).toBeLessThan(at("deploy -c ./.build/previews/pr-1/services.json"));
    expect(at("deploy -c ./.build/previews/pr-1/standIns.json")).toBeLessThan(
      at("deploy -c ./.build/previews/pr-1/site.json"),
    );
    expect(at("r2 bucket lifecycle add timata-uploads-pr-1 a-day --expire-days 1")).toBeGreaterThan(0);
    await putUp("pr-1", { wrangler, subdomain: "example" });
    expect(asked.filter((command) => command.startsWith("d1 create timata-pr-1"))).toHaveLength(1);
    const before = asked.length;
    await takeDown("pr-1", { wrangler });
    const gone = asked.slice(before).join("\n");
    for (const name of Object.values(namesOf("pr-1"))) expect(gone).toContain(name);
    expect(gone).not.toContain("pr-2");
  });

  test("a name that could reach something else is refused", () => {
    for (const name of ["", "PR 1", "../x", "a".repeat(30), "-x"]) expect(() => namesOf(name)).toThrow();
  });
});

describe("files of earlier releases", () => {
  const folders: string[] = [];
  /** What the site of a release serves, as `fetch` gets it. */
  const siteIn = (folder: string) => async (address: string) => {
    const file = `${folder}${new URL(address).pathname}`;
    return existsSync(file) ? new Response(readFileSync(file)) : new Response("", { status: 404 });
  };
  const built = (...files: string[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), "release-"));
    folders.push(folder);
    mkdirSync(`${folder}/assets`);
    for (const file of files) writeFileSync(`${folder}/assets/${file}`, `${file} as it was`);
    return folder;
  };
  const add = (folder: string, before: string) =>
    addEarlierFiles({ origin: "https://timata.example", folder, fetch: siteIn(before) });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test("answer through ten releases, then go", async () => {
    let site = built();
    for (let release = 1; release <= 11; release++) {
      const next = built("library-0.js", `form-${release}.js`);
      await add(next, site);
      site = next;
    }
    const kept = readdirSync(`${site}/assets`).toSorted();
    const expected = Array.from({ length: 10 }, (_, index) => `form-${index + 2}.js`);
    expect(kept).toEqual([...expected, "library-0.js"].toSorted());
    expect(readFileSync(`${site}/assets/form-2.js`, "utf8")).toBe("form-2.js as it was");
  });

  test("count once when the same release is made again", async () => {
    const [first, second, again] = [built("a-1.js"), built("a-2.js"), built("a-2.js")];
    await add(first, built());
    await add(second, first);
    await add(again, second);
    expect(readFileSync(`${again}/releases.txt`, "utf8")).toBe("a-2.js\na-1.js");
  });

  test.each([
    ["lists a file that it does not have", "gone-1.js"],
    ["lists no names of files", "../secret.js"],
    ["answers with a page", "<!doctype html>"],
  ])("stop the release when the site %s", async (_, list) => {
    const before = built();
    writeFileSync(`${before}/releases.txt`, list);
    await expect(add(built("a-1.js"), before)).rejects.toThrow(/answers/);
  });
});

describe("a release", () => {
  const configs = { site: "site.toml", services: "services.toml" };
  const say = () => undefined;

  test("migrates, lets a tenth on, then all; the second worker goes before the site", async () => {
    const { asked, wrangler } = cloudflare();
    await release({ wrangler, configs, say, isWell: async () => true });
    expect(asked[0]).toBe("d1 migrations apply timata --remote -c site.toml");
    const deployed = asked.filter((command) => command.startsWith("versions deploy"));
    expect(deployed.map((command) => [/@(\d+)%/.exec(command)?.[1], command.split(" ").at(-1)])).toEqual([
      ["10", "services.toml"],
      ["10", "site.toml"],
      ["100", "services.toml"],
      ["100", "site.toml"],
    ]);
    expect(deployed[0]).toMatch(/ before@90% /);
    expect(asked.slice(-2)).toEqual(["triggers deploy -c services.toml", "triggers deploy -c site.toml"]);
  });

  test.each([1, 2, 3, 4])(
    "goes back in both workers by itself when /health fails after step %i",
    async (step) => {
      const { asked, wrangler } = cloudflare();
      let times = 0;
      const isWell = async () => ++times !== step;
      await expect(release({ wrangler, configs, say, isWell })).rejects.toThrow("/health is not well");
      expect(asked.slice(-2)).toEqual([
        "versions deploy before@100% --yes -c site.toml",
        "versions deploy before@100% --yes -c services.toml",
      ]);
    },
  );

  test("is rolled back by one command, the site before what it binds", async () => {
    const { asked, wrangler } = cloudflare();
    await rollBack({ wrangler, configs });
    expect(asked.map((command) => command.split(" ").filter((word) => /rollback|toml/.test(word)))).toEqual([
      ["rollback", "rollback", "site.toml"],
      ["rollback", "rollback", "services.toml"],
    ]);
  });

  test("one answer that is not well is enough", async () => {
    const answers = [200, 200, 503];
    const fetch = async () => new Response("", { status: answers.shift() ?? 200 });
    expect(await askHealth("https://timata.example", { times: 5, pause: 0, fetch })).toBe(false);
    expect(await askHealth("https://timata.example", { times: 5, pause: 0, fetch })).toBe(true);
  });
});
