import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { type PageContext, PageProvider } from "./page-context.tsx";
import { plain, Rich } from "./rich.tsx";

const draw = (text: string, language: Language = "en") =>
  renderToStaticMarkup(
    <PageProvider value={{ language } as PageContext}>
      <Rich text={text} />
    </PageProvider>,
  );

describe("a text with marks", () => {
  const rows: [string, string, string][] = [
    ["plain words stay", "Tāmaki & co", "Tāmaki &amp; co"],
    ["a Māori run carries its language", "a <mi>kupu</mi> b", 'a <span lang="mi">kupu</span> b'],
    ["an English run carries its language", "<en>word</en>", '<span lang="en-NZ">word</span>'],
    ["bold", "so <b>bold</b>", "so <b>bold</b>"],
    ["a link to another site", '<a href="https://x.nz/">x</a>', '<a href="https://x.nz/">x</a>'],
    ["a number to call", '<a href="tel:111">111</a>', '<a href="tel:111">111</a>'],
    ["marks inside marks", "<b>a <mi>kupu</mi></b>", '<b>a <span lang="mi">kupu</span></b>'],
    [
      "a mark inside a link",
      '<a href="/x"><mi>kupu</mi></a>',
      '<a href="/x"><span lang="mi">kupu</span></a>',
    ],
    ["several marks", "<b>a</b><b>b</b>", "<b>a</b><b>b</b>"],
    ["any other element stays text", "<script>x</script>", "&lt;script&gt;x&lt;/script&gt;"],
    [
      "an element with more attributes stays text",
      '<b onclick="x">a</b>',
      "&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;",
    ],
    ["a mark that is not closed stays text", "1 <b>2", "1 &lt;b&gt;2"],
  ];
  for (const [sentence, text, expected] of rows) {
    test(sentence, () => expect(draw(text)).toBe(expected));
  }

  test("a link within the site stays in the language of the page", () => {
    expect(draw('<a href="/x">y</a>', "mi")).toBe('<a href="/mi/x">y</a>');
    expect(draw('<a href="/x">y</a>', "en")).toBe('<a href="/x">y</a>');
  });
});

describe("a text without its marks", () => {
  test.each([
    ["a <mi>kupu</mi>", "a kupu"],
    ['call <a href="tel:111"><b>111</b></a>', "call 111"],
    ["1 < 2", "1 < 2"],
  ])("%s", (text, expected) => expect(plain(text)).toBe(expected));
});
