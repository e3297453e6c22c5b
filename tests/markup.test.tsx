import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "./support/html.ts";
import { markupOf } from "./support/markup.ts";

test("a page that React wrote reads as in a DOM", () => {
  const html = renderToStaticMarkup(
    <ul className="list of-things">
      <li id="one">
        You &amp; <b className="name">“you”</b> &lt; 3<br />
        {"it's"} <input disabled name="a > b" />
      </li>
      <li className="of-things">
        <svg aria-hidden="true">
          <path d="M1 2" />
        </svg>
        <p>Two</p>
      </li>
    </ul>,
  );
  const [page, document] = [markupOf(html), parse(html)];
  const textsIn = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent);
  for (const selector of ["li", "b", "p", ".of-things", ".name", ".list"])
    expect(
      page.all(selector).map(({ text }) => text),
      selector,
    ).toEqual(textsIn(selector));
  expect(page.all("li")[0]!.id).toBe("one");
  expect(page.all("p")[0]!.isIn(".list")).toBe(true);
  expect(page.all("p")[0]!.isIn(".name")).toBe(false);
  expect(() => markupOf("<p>open")).toThrow("<p> is not closed");
});
