import { createElement, isValidElement, version } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Fragment, jsx, jsxs } from "./jsx-runtime.ts";

/** What React itself makes of the same element, without the checks that it adds outside production. */
const ofReact = createElement("p", { title: "a" }, "b") as unknown as Record<string, unknown>;

describe(`Elements made without React's help are those of React ${version}`, () => {
  test("they bear the symbol that the installed React gives its elements", () => {
    const made = jsx("p", { title: "a", children: "b" }) as Record<string, unknown>;
    expect(made.$$typeof).toBe(ofReact.$$typeof);
    expect(isValidElement(made)).toBe(true);
  });

  test("they have the members that React's have, and no others", () => {
    const visible = Object.keys(ofReact).filter((name) => name !== "_store");
    expect(Object.keys(jsx("p", {})).sort()).toEqual(visible.sort());
    expect(jsx("p", { title: "a", children: "b" })).toMatchObject({ type: "p", key: null, ref: null });
  });

  test("a key is a text, as in React", () => {
    const { key } = createElement("p", { key: 7 });
    expect(jsx("p", {}, 7)).toMatchObject({ key });
  });

  test("React draws them, lists and fragments too", () => {
    const list = jsxs("ul", { children: [jsx("li", { children: "1" }, 1), jsx("li", { children: "2" }, 2)] });
    const page = jsx(Fragment, { children: list }) as Parameters<typeof renderToStaticMarkup>[0];
    expect(renderToStaticMarkup(page)).toBe("<ul><li>1</li><li>2</li></ul>");
  });
});
