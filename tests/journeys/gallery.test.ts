import { expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests({ hasGallery: true });

test("The gallery lists every component, in both languages; each has a page in either look, and one in a narrow window", async () => {
  const visitor = new Visitor(site.url);
  const list = await visitor.visit("/stand-ins/gallery?language=mi");
  expect([list.status, list.language, list.text("h1")]).toEqual([200, "mi", "Te whakaaturanga"]);
  const links = [...list.document.querySelectorAll("main li a")].map(
    (each) => each.getAttribute("href") ?? "",
  );
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    const part = await visitor.visit(link.replace("look=device", "look=dark"));
    expect([link, part.status, part.html.includes("prefers-color-scheme:dark")]).toEqual([link, 200, false]);
  }
  const narrow = await visitor.visit("/stand-ins/gallery/buttons?width=360");
  expect(narrow.document.querySelector("iframe")?.getAttribute("width")).toBe("360");
  expect((await visitor.visit("/stand-ins/gallery/nothing")).status).toBe(404);
  expect((await visitor.visit("/stand-ins")).link("Gallery")).toBe("/stand-ins/gallery");
});
