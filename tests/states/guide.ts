import { at, drawn, having, opened, type State } from "./arriving.ts";

const stages = ["getting-ready", "pregnancy", "baby", "toddler", "preschooler", "starting-school"];
const footer = ["your-privacy", "online-safety", "accessibility", "contact", "copyright", "about"];

/** The guide: home, stages, search, support, footer pages and what stands around every page. */
export const guideStates: readonly State[] = [
  { name: "home", status: 200, isWide: true, arrive: at("/") },
  { name: "home, without the stages", status: 200, isWide: true, on: "services", arrive: at("/") },
  { name: "home, with messages and outages", status: 200, isWide: true, on: "odd", arrive: at("/") },
  ...stages.map((stage, index) => ({
    name: `stage ${stage}`,
    status: 200,
    isWide: index === 0,
    arrive: at(`/stage/${stage}`),
  })),
  {
    name: "a stage, all cards and all in them open",
    status: 200,
    isWide: true,
    arrive: opened(at("/stage/pregnancy?open=all")),
  },
  {
    name: "a stage, one topic",
    status: 200,
    isWide: true,
    arrive: at("/stage/pregnancy?filter=midwife-and-doctor"),
  },
  {
    name: "a stage, one topic, all cards open",
    status: 200,
    arrive: at("/stage/baby?filter=sleep&open=all"),
  },
  {
    name: "a stage, the profile asked for",
    status: 200,
    arrive: at("/stage/pregnancy?action=open-profile"),
  },
  {
    name: "a stage, a closed card named in the address",
    status: 200,
    async arrive(page, base) {
      const response = await page.goto(`${base}/stage/toddler`);
      const card = await page.locator("details.guide-card").last().getAttribute("id");
      await page.goto(`${base}/stage/toddler#${card}`);
      return response;
    },
  },
  {
    name: "a stage, with an element that nobody knows and words that are not translated",
    status: 200,
    on: "odd",
    arrive: at("/stage/baby"),
  },
  { name: "a stage, taken away", status: 410, on: "odd", arrive: at("/stage/starting-school") },
  { name: "a stage, failing while it is drawn", status: 500, on: "odd", arrive: at("/stage/toddler") },
  { name: "a stage, unavailable", status: 503, on: "services", arrive: at("/stage/pregnancy") },
  { name: "search, nothing asked", status: 200, isWide: true, arrive: at("/search") },
  { name: "search, results", status: 200, arrive: at("/search?search=baby") },
  {
    name: "search, two pages of results",
    status: 200,
    isWide: true,
    arrive: at("/search?search=baby&page=2"),
  },
  { name: "search, one stage and topic", status: 200, arrive: at("/search?search=baby&stage=3&topic=sleep") },
  { name: "search, spelling corrected", status: 200, arrive: at("/search?search=midwfie") },
  { name: "search, found in the other language", status: 200, arrive: at("/search?search=hapūtanga") },
  { name: "search, nothing found", status: 200, arrive: at("/search?search=qqqqqqqq") },
  { name: "search, failed", status: 503, on: "odd", arrive: at("/search?search=baby") },
  { name: "support", status: 200, arrive: at("/support") },
  { name: "support, all opened", status: 200, isWide: true, arrive: opened(at("/support")) },
  ...footer.map((page, index) => ({
    name: `footer page ${page}`,
    status: 200,
    isWide: index === 0,
    arrive: at(`/${page}`),
  })),
  { name: "a footer page, unavailable", status: 503, on: "services", arrive: at("/your-privacy") },
  { name: "a service that is closed until a time", status: 503, on: "odd", arrive: at("/news/baby-names") },
  { name: "a service that is closed", status: 503, on: "odd", arrive: at("/register-my-baby") },
  {
    name: "a log-in that failed",
    status: 200,
    isWide: true,
    arrive: having("is_authenticated", "OneActiveSessionAllowedError", at("/")),
  },
  {
    name: "sharing hidden",
    status: 200,
    arrive: async (page, base) => {
      const back = new URL(`${base}/support`).pathname;
      return page.goto(`${new URL(base).origin}/share?panel=hidden&next=${back}`);
    },
  },
  { name: "the menu open", status: 200, isWide: true, arrive: drawn("menu", "/stage/baby") },
  {
    name: "the stages open",
    status: 200,
    isWide: true,
    arrive: drawn("stages", "/stage/baby"),
  },
  {
    name: "the search open",
    status: 200,
    isWide: true,
    arrive: drawn("search-drawer", "/"),
  },
  {
    name: "the sections open",
    status: 200,
    isWide: true,
    arrive: drawn("sections", "/stage/pregnancy", 768),
  },
  { name: "the tip about the language open", status: 200, isWide: true, arrive: drawn("language-tip", "/") },
  {
    name: "the page for the day when nothing else can be shown",
    status: 200,
    isWide: true,
    isBilingual: true,
    arrive: at("/error.html"),
  },
  { name: "what works", status: 200, arrive: at("/status") },
  { name: "feedback, unanswered", status: 200, arrive: at("/feedback?about=/stage/baby&useful=no") },
];
