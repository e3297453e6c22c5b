import ts from "typescript";
import { describe, expect, test } from "vitest";
import { billOfMaterials } from "#workers/local/bill-of-materials.mjs";
import { files, isTest, read, sources } from "#workers/local/imports.mjs";

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
}
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(read("package-lock.json"));
const packages = Object.entries(lock.packages).filter(([name]) => name !== "");

describe("packages", () => {
  /** What may be shipped to visitors or run on the servers. Mapbox GL's terms are those of who sets MAPBOX_TOKEN (LICENSE). */
  const shipped =
    /^(0BSD|Apache-2\.0|BSD-[23]-Clause|ISC|MIT|\(?(MIT|Apache-2\.0) (OR|AND) (MIT|Apache-2\.0)\)?|SEE LICENSE IN LICENSE\.txt)$/;
  /** Of tools: nothing of them is shipped. `parse-cache-control` (BSD) and `png-js` (MIT) have their licence in its text alone. */
  const tools = /^(.*(MIT|Apache-2\.0|BSD|ISC|MPL-2\.0|CC0|BlueOak|PSF|LGPL-3\.0).*)$/;

  test("have licences that let them be used, and no other than mapbox-gl has terms of its own", () => {
    const wrong = packages.filter(([name, { license = "", dev }]) => {
      if (/\/(parse-cache-control|png-js)$/.test(name)) return false;
      if (/SEE LICENSE/.test(license)) return !name.endsWith("/mapbox-gl");
      return !(dev ? tools : shipped).test(license);
    });
    expect(wrong.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
  });

  test("are what the lockfile says, byte by byte [quality/build/supply]", () => {
    expect(
      packages.filter(([, { integrity = "" }]) => !/^sha512-/.test(integrity)).map(([name]) => name),
    ).toEqual([]);
  });

  test("run no script at installation but three, which are named [quality/build/supply]", () => {
    const running = packages.flatMap(([name, { hasInstallScript }]) => (hasInstallScript ? [name] : []));
    const allowed = Object.keys(JSON.parse(read("package.json")).allowScripts);
    expect(running.map((name) => name.replace(/.*node_modules\//, "")).toSorted()).toEqual(
      allowed.toSorted(),
    );
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  });
});

test("the bill of materials names all that is shipped, each with its hash [quality/build/supply]", () => {
  const { components } = billOfMaterials({ shippedOnly: true });
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["react", "@remix-run/react", "hono", "zod", "sanitize-html"]),
  );
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/\S+@\d+\.\d+\.\d+/);
    expect(hashes?.[0]).toMatchObject({ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) });
  }
});

describe("regular expressions take time with the length of what they read, not with its square [quality/build/linear-expressions]", () => {
  const length = 12_000;
  const pumps = [
    "a",
    "A",
    "0",
    " ",
    "-",
    "/",
    "'",
    ".",
    ",",
    "<",
    "\n",
    "ā",
    "a ",
    "a-",
    "0 ",
    "a.",
    "<a",
    "\t ",
  ];
  /** Milliseconds. One that looks again from every character needs ten times as long. */
  const limit = 40;

  function expressionsIn(file: string): string[] {
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false));
    return found;
  }

  /** They read our own settings and texts. */
  const own = [
    "workers/translations/glossary/sounds.ts",
    "workers/reminders/people-for-tests.ts",
    "workers/rules/written.ts",
  ];
  /** Only what a visitor, a neighbour or a browser sends comes to these. */
  const onServer = sources.filter(
    (file) =>
      /^(app|workers)\//.test(file) &&
      !/^workers\/local\/|\.mjs$/.test(file) &&
      !isTest(file) &&
      !own.includes(file),
  );
  const all = new Map(
    onServer.flatMap((file) => expressionsIn(file).map((text): [string, string] => [text, file])),
  );

  test("all of them", () => {
    expect(all.size).toBeGreaterThan(100);
    const slow = [...all].filter(([text]) => {
      // Of the addresses in settings.
      if (text === "/\\/+$/") return false;
      const [, body = "", flags = ""] = /^\/([\s\S]*)\/([a-z]*)$/.exec(text) ?? [];
      const expression = new RegExp(body, flags.replace("g", ""));
      const time = (hostile: string) => {
        const began = performance.now();
        expression.test(hostile);
        return performance.now() - began;
      };
      return pumps.some((pump) => {
        const hostile = `${pump.repeat(length / pump.length)}\u0001`;
        // Whatever else runs on the machine takes time too.
        return [1, 2, 3].every(() => time(hostile) > limit);
      });
    });
    expect(slow.map(([text, file]) => `${file}: ${text}`)).toEqual([]);
  });
});

test("no file holds a secret", () => {
  const looks =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(ghp|gho|github_pat|pk\.eyJ|sk_live|AKIA)[A-Za-z0-9_.]{16,}/;
  expect(
    files.filter((file) => /\.(m?ts|tsx|json|toml|yml|md)$/.test(file) && looks.test(read(file))),
  ).toEqual([]);
});
