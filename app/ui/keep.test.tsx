import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import type * as Home from "#app/features/stages/home-page.tsx";
import type * as Stage from "#app/features/stages/stage-page.tsx";
import { takeUnread, wordsOf } from "#app/i18n/words.ts";
import type { Stage as GuideStage } from "#app/server/neighbours/content.ts";
import { root } from "#workers/local/imports.mjs";
import { bothLanguages, guide, stages } from "../../tests/support/guide.ts";
import { somewhere } from "../../tests/support/place.ts";
import { keep } from "./keep.tsx";
import type * as Context from "./page-context.tsx";
import { type PageContext, PageProvider, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";

const shellWords = wordsOf("i18n");

let drawn = 0;
const Names = keep<readonly string[], { here?: string }>("ul", ({ of, details }) => {
  drawn++;
  return of.map((name) => (
    <li key={name} aria-current={name === details.here ? "page" : undefined}>
      <Rich text={`${name} [[best_start.weekly]]`} />
    </li>
  ));
});

const on = (page: Partial<PageContext>, part: React.ReactNode) =>
  renderToStaticMarkup(<PageProvider value={{ ...somewhere, ...page }}>{part}</PageProvider>);

describe("A part that is kept", () => {
  const names = ["Ana & co", "Rua"];
  const times = (work: () => void) => {
    const before = drawn;
    work();
    return drawn - before;
  };

  test("is drawn once for each content, language, detail and day of amounts", () => {
    const amounts = new Map();
    const draw = (of: readonly string[], page: Partial<PageContext> = {}, here?: string) =>
      on({ amounts, ...page }, <Names of={of} details={here ? { here } : {}} />);
    expect(times(() => draw(names))).toBe(1);
    expect(times(() => draw(names, { path: "/of-somebody", formToken: "theirs" }))).toBe(0);
    expect(times(() => draw([...names]))).toBe(1);
    expect(times(() => draw(names, { language: "mi" }))).toBe(1);
    expect(times(() => draw(names, {}, "Rua"))).toBe(1);
    expect(times(() => draw(names, { amounts: new Map() }))).toBe(1);
  });

  test("holds no more than a few of one content", () => {
    const many = Array.from({ length: 200 }, (_, index) => String(index));
    for (const here of many) on({}, <Names of={names} details={{ here }} />);
    expect(times(() => on({}, <Names of={names} details={{ here: "0" }} />))).toBe(1);
  });

  test("cannot ask for anything of a visitor", () => {
    for (const asked of ["path", "search", "session", "formToken", "shell", "reference"] as const) {
      const Personal = keep<object>("p", () => String(usePage()[asked]));
      expect(() => on({}, <Personal of={{}} details={{}} />), asked).toThrow(asked);
    }
  });

  test("still counts as words that no fluent reader has checked", () => {
    const Words = keep<object>("p", () => shellWords(usePage().language)("skip"));
    const of = {};
    const unread = () => {
      takeUnread();
      on({ language: "mi" }, <Words of={of} details={{}} />);
      return takeUnread();
    };
    takeUnread();
    shellWords("mi")("skip");
    const isUnread = takeUnread();
    expect([unread(), unread()]).toEqual([isUnread, isUnread]);
  });
});

/** Draws the part with the page it stands in, as if nothing were kept. */
const withThePage: Plugin = {
  name: "with-the-page",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/keep\.tsx$/ }, () => ({
      path: path.join(root, "tests/bench/template/keep.jsx"),
    })),
};

type Drawing = typeof Home &
  typeof Stage &
  typeof Context & { renderToStaticMarkup: typeof renderToStaticMarkup };

async function drawingWith(plugins: Plugin[]): Promise<Drawing> {
  const folder = mkdtempSync(path.join(tmpdir(), "timata-drawing-"));
  const outfile = path.join(folder, "drawing.mjs");
  await build({
    stdin: {
      contents: `export * from "#app/features/stages/home-page.tsx"; export * from "#app/features/stages/stage-page.tsx"; export * from "#app/ui/page-context.tsx";
        export { renderToStaticMarkup } from "react-dom/server";`,
      resolveDir: root,
    },
    bundle: true,
    outfile,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    external: ["cloudflare:*"],
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire("/");' },
    plugins,
  });
  const drawing = await import(outfile);
  rmSync(folder, { recursive: true });
  return drawing;
}

describe("A page with kept parts", () => {
  let [kept, anew]: Drawing[] = [];
  beforeAll(async () => {
    [kept, anew] = await Promise.all([drawingWith([]), drawingWith([withThePage])]);
  });

  const all = guide.stages.map(({ Sections, ...stage }) => ({
    ...stage,
    Sections: Sections.map((section) => ({ Guests: [], ...section })),
  })) as unknown as GuideStage[];
  const shell = {
    ...somewhere.shell,
    stages: guide.stages,
    pages: guide.simplePages as unknown as Context.ShellContent["pages"],
  };
  const read = (
    drawing: Drawing | undefined,
    page: Partial<PageContext>,
    part: (of: Drawing) => React.ReactNode,
  ) => {
    const { PageProvider: Provider, renderToStaticMarkup: render } = drawing!;
    return render(<Provider value={{ ...somewhere, shell, ...page }}>{part(drawing!)}</Provider>);
  };

  test.each(bothLanguages)("reads byte for byte as one without, $language", ({ language }) => {
    const visitors: Partial<PageContext>[] = [
      { search: "" },
      { search: "?open=all" },
      { search: "", session: { ends: 1, left: 1, isIdle: false }, saveData: true },
    ];
    for (const [index, [at]] of stages.entries())
      for (const visitor of visitors) {
        const stage = all[index]!;
        const isOpen = visitor.search !== "";
        const pageOf = ({ StagePage }: Drawing) => (
          <StagePage stage={stage} topic={undefined} card={undefined} isOpen={isOpen} wantsProfile={false} />
        );
        const page = { ...visitor, language, path: at };
        const [first, again, direct] = [kept, kept, anew].map((drawing) => read(drawing, page, pageOf));
        expect(first, at).toBe(direct);
        expect(again, at).toBe(direct);
      }
    const home = [kept, anew].map((drawing) =>
      read(drawing, { language, path: "/" }, ({ HomePage }) => <HomePage />),
    );
    expect(home[0]).toBe(home[1]);
  });
});
