import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { isLink, plainName, plainText, sanitise } from "./rich-text.mjs";

describe("rich text of another service [quality/access/rich-text]", () => {
  test.each([
    [
      "what is allowed",
      "<p>Ā <b>b</b> <em>c</em></p><ul><li>x</li></ul><h2>h</h2>",
      "<p>Ā <b>b</b> <em>c</em></p><ul><li>x</li></ul><h2>h</h2>",
    ],
    ["a script", "a<script>alert(1)</script>b", "ab"],
    ["a script in a script", "a<scr<script>ipt>alert(1)</script>b", "aipt&gt;alert(1)b"],
    ["an event", '<p onclick="x()">a</p><img src=x onerror=x()>', "<p>a</p>"],
    ["javascript:", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    [
      "javascript: in disguise",
      '<a href="jAvA&#9;script:alert(1)">a</a><a href="&#106;avascript:x">b</a>',
      "<a>a</a><a>b</a>",
    ],
    ["data:", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ["vbscript:", '<a href="vbscript:x">a</a>', "<a>a</a>"],
    [
      "another host without saying so",
      '<a href="//evil.nz">a</a><a href="/\\evil.nz">b</a>',
      "<a>a</a><a>b</a>",
    ],
    ["a path that is not of this site", '<a href="support">a</a><a href="#card1">b</a>', "<a>a</a><a>b</a>"],
    ["a style", '<style>p{}</style><p style="color:red">a</p>', "<p>a</p>"],
    [
      "id, name and class",
      '<p id="main" class="x"><a name="x" href="/support" target="_blank">a</a></p>',
      '<p><a href="/support">a</a></p>',
    ],
    ["an iframe", '<iframe src="https://x.nz">x</iframe>a', "a"],
    ["svg", '<svg><a xlink:href="javascript:x"><text>x</text></a></svg>a', "a"],
    ["math", "<math><mi>x</mi></math>a", "a"],
    ["raw text in svg", "<svg><textarea><img src=x onerror=x()></textarea></svg>a", "a"],
    ["raw text in math", "<math><xmp><img src=x onerror=x()></xmp></math>a", "a"],
    ["raw text with a slash at its end", "a<textarea><b></textarea/><img src=x onerror=x()>", "a"],
    ["a form", '<form action="/x"><input name="a"><button>Go</button></form>', "Go"],
    ["a base and a meta", '<base href="https://x.nz"><meta http-equiv="refresh" content="0">a', "a"],
    ["a comment", "a<!-- <p> --><![CDATA[x]]>b", "ab"],
    ["elements left open", "<ul><li><b>a", "<ul><li><b>a</b></li></ul>"],
    ["elements that were never opened", "</div></main>a</b></li>", "a"],
    [
      "a language",
      '<span lang="mi" onclick="x">ā</span><span lang="x y">b</span>',
      '<span lang="mi">ā</span><span>b</span>',
    ],
    ["text that looks like HTML", "a &lt;script&gt; &amp; b < c", "a &lt;script&gt; &amp; b &lt; c"],
  ])("%s", (_, given, kept) => expect(sanitise(given)).toBe(kept));

  test("sanitising twice changes nothing", () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "<a href='",
      "javascript:",
      "/x",
      "'>",
      "<b",
      "&lt;",
      "&#x3c;",
      "<!--",
      "-->",
      "<svg>",
      "<mi>",
      '"',
      "ā",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitise(pieces.join(""));
        expect(sanitise(once)).toBe(once);
        expect(once).not.toMatch(/<(?!\/?(p|a|b)\b)/);
        expect(once).not.toMatch(/<[^>]*(="javascript|onerror)/);
      }),
    );
  });

  test.each(["<", "<a ", "<p><b>", "<x>", "&", "</", '<a href="', "<!--"])(
    "50,000 characters of %s take less than 200 ms",
    async (piece) =>
      expect(await cpuOf(() => sanitise(piece.repeat(50_000 / piece.length)))).toBeLessThan(200),
  );

  test("elements in elements have an end", () => {
    expect(sanitise("<b>".repeat(100)).match(/<b>/g)).toHaveLength(20);
  });
});

describe("links [quality/access/rich-text]", () => {
  test.each([
    "https://x.nz",
    "http://x.nz/a?b#c",
    "mailto:a@b.nz",
    "tel:0800611116",
    "tel:+6431234567",
    "/",
    "/support#x",
  ])("%s may be followed", (href) => expect(isLink(href)).toBe(true));

  test.each([
    "",
    "javascript:x",
    " java script:x",
    "//x.nz",
    "/\\x.nz",
    "\\x",
    "support",
    "#x",
    "https:x",
    "data:x",
    "tel:",
    "ftp://x",
  ])("%j may not", (href) => expect(isLink(href)).toBe(false));
});

test.each([
  ["<b>A</b> &amp; B", "A & B"],
  ["te <en>Work and Income</en>", "te <en>Work and Income</en>"],
  ['<en onclick="x">A</en>', "<en>A</en>"],
  ['&lt;a href="javascript:x"&gt;A&lt;/a&gt;', '‹a href="javascript:x">A‹/a>'],
  ["&amp;lt;b>", "&lt;b>"],
  ["  two\n words ", "two words"],
])("the name %j is the plain text %j", (given, name) => expect(plainName(given)).toBe(name));

test("plain text of rich text keeps words of two paragraphs apart", () => {
  expect(plainText('<p>one</p><ul><li>two &amp; <span lang="mi">toru</span></li></ul>')).toBe(
    "one two & toru",
  );
});
