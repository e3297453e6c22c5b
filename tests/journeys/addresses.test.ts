import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages, stages } from "../support/guide.ts";
import { send } from "../support/http.ts";
import { sharedSite } from "../support/site.ts";

const words = wordsOf("stages");
const shellWords = wordsOf("i18n");

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);

const en = shellWords("en");
const mi = shellWords("mi");
const notFound = { en: en("pages/notFound/title"), mi: mi("pages/notFound/title") };

/** The rows of the route table that are pages: what for, path, and its heading in both languages. */
const pages: readonly (readonly [string, string, string, string])[] = [
  ["Feedback", "/feedback", "Was this page useful?", "I whai hua tēnei whārangi ki a koe?"],
  ["Content board", "/about/content", "The state of the guide", "Te āhua o te aratohu"],
  ["Promises", "/about/promises", "What we promise", "Ā mātou kī taurangi"],
  ["Promises of an area", "/about/promises/quality", "Security, privacy and accessibility", "Te haumaru"],
  ["The readers’ desk", "/te-reo-review/desk", "The readers’ desk", "Te tēpu o ngā kaipānui"],
  ["What works", "/status", "What is working", "Ngā mea e mahi ana"],
  ["Home page", "/", words("en")("home/title"), words("mi")("home/title")],
  ...stages.map(([path, nameEn, nameMi]) => ["Stage page", path, nameEn, nameMi] as const),
  ["Stage page with a topic", "/stage/pregnancy?filter=money", "Pregnancy", "Te hapūtanga"],
  ["Stage page, profile asked for", "/stage/pregnancy?action=open-profile", "Pregnancy", "Te hapūtanga"],
  ["Birth registration", "/register-my-baby", "Register your baby", "Rēhitatia tō pēpi"],
  ["Birth registration, a step", "/register-my-baby/child-details", "Child", "Tamaiti"],
  [
    "Birth registration, status",
    "/register-my-baby/status",
    "How far is my registration?",
    "Kei hea taku rēhitatanga?",
  ],
  ["Services finder", "/services-near-me", "Services near me", "Ngā ratonga e tata ana"],
  [
    "Services finder, a category",
    "/services-near-me/mental-health",
    "Services near me",
    "Ngā ratonga e tata ana",
  ],
  ["First aid", "/first-aid", "First aid", "Te whakaora whawhati tata"],
  ["Financial help", "/financial-help/financial-help-checker", "help", "pūtea"],
  ["Financial help, questions", "/financial-help/questions", "Questions", "pātai"],
  ["Financial help, results", "/financial-help/results", "Results", "Ngā otinga"],
  ["Financial help, what if", "/financial-help/results/what-if", "What if?", "Ki te pēnei?"],
  ["Financial help, a year", "/financial-help/results/year", "A year in money", "He tau o te moni"],
  [
    "Paid parental leave checker",
    "/financial-help/paid-parental-leave-checker",
    "See if you can get Paid Parental Leave",
    "utu whakatā tiaki pēpi",
  ],
  [
    "Childcare subsidy application",
    "/financial-help/childcare-subsidy-application",
    "Apply for the Childcare Subsidy",
    "Tonoa te Childcare Subsidy",
  ],
  ["English top names", "/news/baby-names", "Top baby names", "Ngā ingoa pēpi rongonui"],
  ["Māori top names", "/news/baby-names-maori", "Top baby names", "Ngā ingoa pēpi rongonui"],
  ["The years of a name", "/baby-name?name=Isla", "How popular is Isla?", "He pēhea te rongonui o Isla?"],
  ["Without a connection", "/offline", "No internet connection", "Kāore he hononga ipurangi"],
  ["Support page", "/support", "When you need support", "Ina hiahia tautoko koe"],
  ["Search results", "/search?search=sleep", "Search", "Rapu"],
  ["Static content page", "/your-privacy/", "Your privacy", "Tō matatapu"],
  ["Online-safety page", "/online-safety", "Online safety", "Te haumaru tuihono"],
  ["Footer content page", "/accessibility", "Accessibility", "Te āheitanga"],
  ["Footer content page", "/contact", "Contact", "Whakapā mai"],
  ["Footer content page", "/copyright", "Copyright", "Manatārua"],
  ["Footer content page", "/about", "About", "Mō mātou"],
];

/** Rows that lead on: path and where to. */
const redirects = [
  ["The bare /stage path redirects to home [site/routes/bare-stage]", "/stage", "/"],
  ["the stage select leads to the stage", "/stage?stage=starting-school", "/stage/starting-school"],
  ["a stage that nobody knows leads home [site/routes/bare-stage]", "/stage?stage=teenager", "/"],
  ["no stage chosen leads home", "/stage?stage=", "/"],
  ["a stage that is an address elsewhere leads home", "/stage?stage=//evil.example", "/"],
  ["/news redirects to /news/baby-names [site/routes/news]", "/news", "/news/baby-names"],
] as const;

const unknown = [
  "/nothing-here",
  "/news/nothing",
  "/news/baby-names/2024",
  "/stage/teenager",
  "/stage/pregnancy/more",
  "/support/nothing",
  "/search/nothing",
  "/your-privacy/nothing",
  "/pages/your-privacy",
  "/financial-help/nothing",
  "/services-near-me/mental-health/nothing",
  "/stage/__proto__",
  "/constructor",
];

describe.each(bothLanguages)(
  "Every row of the route table in $language [site/routes/home] [site/routes/stage] [birth/routes/landing] [site/routes/services] [financial-help/routes/landing] [financial-help/routes/questions] [financial-help/routes/results] [financial-help/routes/leave] [childcare/routes/landing] [site/routes/news] [site/routes/support] [site/routes/search] [site/routes/static]",
  ({ language, prefix }) => {
    test.each(pages)("%s: %s", async (_purpose, path, headingEn, headingMi) => {
      const page = await open(path === "/" ? prefix || "/" : prefix + path);
      expect([page.status, page.language]).toEqual([200, language === "en" ? "en-NZ" : "mi"]);
      expect(page.texts("h1").join()).toContain(language === "en" ? headingEn : headingMi);
      expect(page.title).toMatch(/^\S.* – Tīmata$/);
    });

    test.each(redirects)("%s: %s", async (_rule, path, target) => {
      const { status, headers } = await send(site.url, { path: prefix + path });
      const wanted = target === "/" ? prefix || "/" : prefix + target;
      expect([status, headers.location]).toEqual([302, wanted]);
    });

    test.each(unknown)(
      "anything else is the not-found page, with search and the stages: %s [site/routes/news] [site/routes/not-found]",
      async (path) => {
        const page = await open(prefix + path);
        expect([page.status, page.text("h1")]).toEqual([404, notFound[language]]);
        expect(
          page.document.querySelector(`main form[action="${prefix}/search"] input[name="search"]`),
        ).not.toBe(null);
        expect(linksTo(page.document, "main nav")).toEqual(stages.map(([path]) => prefix + path));
      },
    );

    test.each([
      "/stage/baby/",
      "/support/",
      "/search/",
      "/about/",
      "/news/baby-names/",
      "/financial-help/financial-help-checker/",
    ])("a slash at the end makes no difference: %s", async (path) => {
      const [bare, slashed] = await Promise.all([open(prefix + path.slice(0, -1)), open(prefix + path)]);
      expect([slashed.status, slashed.text("h1")]).toEqual([200, bare.text("h1")]);
    });

    test.each(["/", "/stage/pregnancy", "/news/baby-names", "/your-privacy"])(
      "the link to log in in the menu of %s leads to /login with the page as next [site/routes/login]",
      async (path) => {
        const here = path === "/" ? prefix || "/" : prefix + path;
        const page = await open(here);
        const link = page.link(language === "en" ? "Log in" : "Takiuru");
        expect(link).toBe(`${prefix}/login/?next=${encodeURIComponent(here)}`);
      },
    );

    test.each(["/%", "/%ff", "/stage/%", "/stage/%ff", "/stage/%E0%A4%A", "/news/%c0%ae", "/support/%00"])(
      "malformed percent-encoding is a page that was not found, never a failure: %s [quality/responses/unknown-addresses]",
      async (path) => {
        const { status, text } = await send(site.url, { path: prefix + path });
        expect([400, 404]).toContain(status);
        expect(text).toMatch(/<h1/);
      },
    );
  },
);

const linksTo = (document: Document, within: string): (string | null)[] =>
  [...document.querySelectorAll(`${within} a`)].map((link) => link.getAttribute("href"));

describe("A method that an address does not serve", () => {
  const own = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
  const addresses = [
    "/",
    "/stage/pregnancy",
    "/stage",
    "/news",
    "/support",
    "/your-privacy",
    "/share",
    "/look",
    "/error.html",
    "/mi/stage/pregnancy",
  ];
  test.each(addresses.flatMap((path) => ["POST", "PUT", "DELETE"].map((method) => ({ method, path }))))(
    "$method $path: 405 with Allow, a page in plain words",
    async ({ method, path }) => {
      const { status, headers, text } = await send(site.url, { method, path, headers: own, body: "a=b" });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(text).toContain("<h1");
    },
  );

  test.each(["/search?search=sleep", "/mi/search"])("of %s, which takes what is typed too", async (path) => {
    const answers = await Promise.all(
      ["PUT", "DELETE"].map((method) => send(site.url, { method, path, headers: own, body: "a=b" })),
    );
    for (const { status, headers, text } of answers) {
      expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
      expect(text).toContain("<h1");
    }
  });

  test.each(["/", "/stage/pregnancy", "/search?search=sleep", "/error.html", "/nothing-here"])(
    "HEAD %s is answered as GET is, without the page",
    async (path) => {
      const [head, get] = await Promise.all(
        ["HEAD", "GET"].map((method) => send(site.url, { method, path })),
      );
      expect([head?.status, head?.bytes]).toEqual([get?.status, 0]);
      expect(head?.headers["content-type"]).toBe(get?.headers["content-type"]);
    },
  );
});

describe("/error.html, where a visitor is brought after a fatal error", () => {
  test("is static, in both languages, and leads home in both [site/routes/error]", async () => {
    const page = await open("/error.html");
    expect([page.status, page.language]).toEqual([200, "en-NZ"]);
    expect(page.text("h1")).toBe(en("pages/failure/title"));
    expect(page.text('section[lang="mi"] h2')).toBe(mi("pages/failure/title"));
    expect(linksTo(page.document, "main")).toEqual(expect.arrayContaining(["/", "/mi", "tel:111"]));
  });

  test("skip link first, quick exit before anything else that can be pressed", async () => {
    const { document } = await open("/error.html");
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links.slice(0, 3)).toEqual(["#main", "/", "/quick-exit"]);
    expect(document.querySelector("#main")?.nodeName).toBe("MAIN");
  });

  test.each(["/error.html", "/"])("the icon of %s is a valid address", async (path) => {
    const icon = (await open(path)).document.querySelector("link[rel=icon]")?.getAttribute("href");
    expect(icon).toMatch(/^data:image\/svg\+xml,[^\s"<>#\\]+$/);
  });

  test("needs no other request: no script, and nothing that a browser would fetch [site/routes/error]", async () => {
    const { document } = await open("/error.html");
    const fetched = [...document.querySelectorAll("script, img, iframe, object, embed, [src], link, use")];
    const addresses = fetched.map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "inline");
    expect(addresses.filter((address) => !address.startsWith("data:"))).toEqual([]);
    expect(document.querySelector("style")?.textContent).not.toMatch(/@import|url\((?!["']?data:)/);
  });

  test("its policy names the hash of its style sheet, and nothing unsafe", async () => {
    const { headers, text } = await send(site.url, { path: "/error.html" });
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(sheet).digest("base64");
    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(headers["content-security-policy"]).not.toContain("unsafe");
  });
});

describe("addresses that people try", () => {
  test.each([
    ["/financial-help", "/financial-help/financial-help-checker"],
    ["/mi/financial-help", "/mi/financial-help/financial-help-checker"],
    ["/stage/Pregnancy?filter=money", "/stage/pregnancy?filter=money"],
    ["/Register-My-Baby", "/register-my-baby"],
    ["/mi/Online-Safety", "/mi/online-safety"],
  ])("%s leads to %s", async (path, target) => {
    const { status, headers } = await send(site.url, { path });
    expect([status, headers.location]).toEqual([302, target]);
  });

  test("/mi/error.html is the page that holds both languages", async () => {
    expect((await open("/mi/error.html")).text("h1")).toBe(en("pages/failure/title"));
  });

  test("an address that is unknown in small letters too is not found", async () => {
    expect((await new Visitor(site.url).visit("/stage/Nothing")).status).toBe(404);
  });
});

describe("read by machines", () => {
  test("the sitemap lists pages that answer in both languages and may be listed", async () => {
    const { text, headers } = await send(site.url, { path: "/sitemap.xml" });
    expect(headers["content-type"]).toContain("xml");
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    expect(listed.length).toBeGreaterThan(40);
    expect(listed).toEqual(expect.arrayContaining([`${site.url}/stage/baby`, `${site.url}/mi/about`]));
    for (const address of listed) {
      const page = await open(address.slice(site.url.length) || "/");
      expect([address, page.status, page.html.includes('content="noindex"')]).toEqual([address, 200, false]);
    }
    expect((await send(site.url, { path: "/robots.txt" })).text).toContain("/sitemap.xml");
  });

  test("a page that is shared has a title and a picture", async () => {
    const { document } = await open("/mi/stage/baby");
    const told = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content") ?? "";
    expect(told("title")).toBe(document.title);
    const picture = await send(site.url, { path: told("image").slice(site.url.length) });
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  });
});
