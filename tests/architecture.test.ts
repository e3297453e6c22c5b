import path from "node:path";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { files, type Import, importsOf, isTest, read, root, sources } from "#workers/local/imports.mjs";
import { importCircles, longestChain } from "./support/import-graph.ts";

const imports = sources.filter((file) => !isTest(file)).flatMap(importsOf);

/** The part of the repository that a file belongs to. */
function partOf(file: string): string {
  const [top = "", second = "", third] = file.split("/");
  if (top === "workers") return second === "local" ? "workers/local" : "workers";
  if (top !== "app") return top;
  if (third === undefined) return "entry";
  if (second === "islands") return "browser";
  return second;
}

/** From which part to which others; every part may import from itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  entry: ["features", "server", "ui", "i18n", ".build"],
  features: ["wizard", "forms", "ui", "i18n", "nz", "server", "content", ".build"],
  wizard: ["forms", "ui", "i18n", "nz", "server", ".build"],
  forms: ["ui", "i18n", "nz"],
  ui: ["i18n", ".build"],
  server: ["ui", "i18n", ".build"],
  browser: [],
  i18n: [],
  nz: [],
  content: [],
  workers: [],
  "workers/local": ["workers"],
};

/** Single files that may be imported beyond the table. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Which Māori texts were read is found out by the build.
  "app/i18n/words.ts": [".build/texts.json", ".build/read-texts.json", "workers/translations/text-hash.mjs"],
  ui: ["app/islands/index.ts"],
  // What is called near, and how many of it, is said once.
  features: ["workers/service-locations/near.ts", "workers/content/search/acts.json"],
  // The limits of the leave are those of the rules.
  "app/features/paid-parental-leave/limits.ts": ["workers/rules/benefits/leave-limits.ts"],
  // An amount is read alike where it is typed and where it is saved.
  "app/islands/dollars.ts": ["app/nz/read-dollars.ts"],
  server: [
    "workers/call/index.ts",
    "workers/call/byte-reader.ts",
    "workers/log/kind.ts",
    "workers/log/line.ts",
    "workers/log/request.ts",
    "workers/log/watched.ts",
    "workers/log/state.ts",
    "workers/base64url.ts",
    // What the second worker publishes is what the site checks its answers by.
    "workers/places/place.ts",
    "workers/service-locations/service-location.ts",
    // What the site seals the second worker opens.
    "workers/aes-gcm.ts",
    "workers/keys/ring.ts",
    "workers/keys/wrapping.ts",
    "workers/keys/sealed-column.ts",
    "workers/mail/sealed-facts.ts",
    // What the site asks an object, which the second worker brings.
    "workers/drafts/draft-object.ts",
  ],
  // Numbers to call are those of the guide.
  "workers/distress/index.ts": [".build/distress.json"],
  "workers/distress/match.ts": [".build/distress-phrases.json"],
  "workers/distress/reading.ts": [".build/distress-phrases.json"],
  "workers/distress/urgency.ts": [".build/distress.json"],
  // What the registry takes is said once; it is data.
  "workers/stand-ins/registry/characters.ts": ["app/nz/registry-limits.json"],
};

const isBenchTemplate = (file: string): boolean => file.startsWith("tests/bench/template/");

const shown = ({ from, to }: Import): string => `${from} imports ${to}`;

describe("Who may import whom", () => {
  const inside = imports.filter(({ isPackage }) => !isPackage);

  test.each(Object.keys(allowed))("%s imports from itself and from what the table allows", (part) => {
    const wrong = inside.filter(({ from, to, typeOnly }) => {
      if (partOf(from) !== part) return false;
      const target = partOf(to);
      if (target === part || allowed[part]?.includes(target)) return false;
      if (target === "workers" && typeOnly && from.startsWith("app/")) return false;
      return !exceptions[part]?.includes(to) && !exceptions[from]?.includes(to);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  test("every part is in the table", () => {
    const unknown = sources.filter((file) => !isTest(file) && !(partOf(file) in allowed));
    expect(unknown).toEqual([]);
  });

  test("a feature is imported by others through its index.ts only, by the table of addresses through routes.ts too", () => {
    const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
    const wrong = inside.filter(({ from, to }) => {
      const target = featureOf(to);
      return (
        target &&
        target !== featureOf(from) &&
        to !== `app/features/${target}/index.ts` &&
        !(from === "app/routes.ts" && to.endsWith("/routes.ts"))
      );
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  test("no module imports itself by way of others, types included", () => {
    expect(importCircles(inside).map((circle) => circle.join(" → "))).toEqual([]);
  });

  test("the longest chain of imports is 18 files", () => {
    const chain = longestChain(inside);
    expect(chain.length, chain.join("\n")).toBeLessThanOrEqual(18);
  });

  test("imports across folders start with #app/ or #workers/, inside a folder they are relative", () => {
    const home = (file: string) =>
      file
        .split("/")
        .slice(0, partOf(file) === "features" ? 3 : 2)
        .join("/");
    const wrong = inside.filter(({ from, to, isRelative }) => {
      if (!from.startsWith("app/") || to.startsWith(".build/")) return false;
      const isSameFolder = partOf(from) === "entry" ? to.startsWith("app/") : home(from) === home(to);
      return isRelative !== isSameFolder;
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  test("React draws on the server: neither browser modules nor workers nor rules import it", () => {
    const drawing = new Set(["entry", "features", "wizard", "forms", "ui", "content"]);
    const wrong = imports.filter(
      ({ from, to }) =>
        /^react(-dom)?(\/|$)/.test(to) &&
        !drawing.has(partOf(from)) &&
        from !== "app/server/page.ts" &&
        !isBenchTemplate(from),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  test("Remix stays behind one door: everything else meets it in what page() and endpoint() return", () => {
    const wrong = imports.filter(
      ({ from, to }) => to.startsWith("@remix-run/") && from !== "app/remix.tsx" && !isBenchTemplate(from),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  test("conform stays behind one door", () => {
    const wrong = imports.filter(
      ({ from, to }) => to.startsWith("@conform-to/") && from !== "app/forms/conform.ts",
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  test("only named exports, but for what the platform asks for", () => {
    const asked =
      /^app\/(islands\/|worker\.ts)|^workers\/((stand-ins\/)?index|papers\/left-out)\.ts$|^tests\/(vitest\.config|gallery\/index)\.ts$/;
    const wrong = sources.filter(
      (file) =>
        /^export default|\bas default\b/m.test(read(file)) && !asked.test(file) && !isBenchTemplate(file),
    );
    expect(wrong).toEqual([]);
  });
});

describe("What the folders show", () => {
  test("the top level is LICENSE, package.json, wrangler.toml, tsconfig.json, app, workers, migrations, public, tests, README.md, lock file and dotfiles", () => {
    const top = new Set(files.map((file) => file.split("/")[0] ?? ""));
    const visible = [...top].filter((name) => !name.startsWith(".")).sort();
    expect(visible).toEqual(
      [
        "LICENSE",
        "README.md",
        "app",
        "migrations",
        "package-lock.json",
        "package.json",
        "public",
        "tests",
        "tsconfig.json",
        "workers",
        "wrangler.toml",
      ].filter((name) => name !== "public" || top.has("public")),
    );
  });

  test("no folder or file is called utils, lib, helpers, common or misc", () => {
    const vague = /(^|\/)(utils?|lib|helpers?|common|misc)(\/|\.)/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });

  test("file names are kebab-case in ASCII", () => {
    const name =
      /^[._]?[a-z0-9]+([.-][a-z0-9]+)*$|^(README|CONTRIBUTING|SECURITY|RUNBOOK|DEPLOYING|CHANGELOG)\.md$|^LICENSE$|^[0-9]{4}_[a-z0-9_]+\.sql$/;
    expect(files.filter((file) => !name.test(path.basename(file)))).toEqual([]);
  });

  test("no folder has more than 30 source files side by side, lists of like things, texts and tests aside", () => {
    const isList = /^app\/content$|^workers\/rules\/variables$|^tests(\/|$)/;
    const counted = sources.filter((file) => !isTest(file) && !/(^|[/.])text\.(en|mi)\.ts$/.test(file));
    const sizes = new Map<string, number>();
    for (const folder of counted.map(path.posix.dirname)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    const large = [...sizes].filter(([folder, size]) => size > 30 && !isList.test(folder));
    expect(large).toEqual([]);
  });

  test("no file has more than 300 lines, texts and data aside", () => {
    const isText = /^app\/content\/|\.(json|csv|bin)$|\.svg$|\.ico$/;
    const long = files.filter((file) => !isText.test(file) && read(file).split("\n").length > 301);
    expect(long).toEqual([]);
  });
});

describe("What is not written here", () => {
  const written = (pattern: RegExp, where = sources) => where.filter((file) => pattern.test(read(file)));
  const me = "tests/architecture.test.ts";

  test("HTML that React does not escape stands in four places: sanitised rich text, the page's own style sheets, and people drawn from our own numbers [quality/build/no-raw-html]", () => {
    expect(written(/dangerouslySetInnerHTML=/).filter((file) => file.startsWith("app/"))).toEqual([
      "app/ui/bilingual.tsx",
      "app/ui/keep.tsx",
      "app/ui/page.tsx",
      "app/ui/people/people.tsx",
    ]);
  });

  test("no work put off, no skipped or lonely test, no snapshot", () => {
    const unfinished =
      /\b(TODO|FIXME|XXX)\b|\b(test|describe|it)\.(skip|only|todo|fails)\b|toMatch(Inline)?Snapshot/;
    expect(written(unfinished).filter((file) => file !== me)).toEqual([]);
  });

  test("no rule reads a clock of its own: today is an argument", () => {
    const rules = /^app\/(nz|features|forms)\/|^workers\/rules\/(variables\/|parameters\/|engine)/;
    const clock = /\bnew Date\(\)|\bDate\.now\(\)/;
    expect(written(clock).filter((file) => rules.test(file) && !isTest(file))).toEqual([]);
  });

  test("SQL has bound values only [quality/access/injection]", () => {
    const product = sources.filter((file) => /^(app|workers)\//.test(file) && !isTest(file));
    expect(written(/\.(prepare|exec)\(\s*`[^`]*\$\{/, product)).toEqual([]);
  });
});

describe("Production [quality/responses/secrets]", () => {
  test.each(["wrangler.toml", "workers/wrangler.toml"])(
    "%s binds no pretend neighbour, no gallery, and holds no secret",
    (config) => {
      const { services = [], vars } = readConfig({ config: `${root}/${config}` });
      expect(services.filter((bound: object) => /stand.?in|gallery/i.test(JSON.stringify(bound)))).toEqual(
        [],
      );
      expect(Object.keys(vars).filter((name) => /SECRET|TOKEN|KEY|PASSWORD|TODAY/.test(name))).toEqual([]);
    },
  );

  test.each(["wrangler.toml", "workers/wrangler.toml"])(
    "%s has no second address with the same data",
    (config) => {
      const { workers_dev, preview_urls } = readConfig({ config: `${root}/${config}` });
      expect([workers_dev, preview_urls]).toEqual([false, false]);
    },
  );
});
