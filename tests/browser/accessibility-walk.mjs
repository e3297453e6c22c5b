/** @import { BrowserForTests } from "../support/browser.ts" */

const mostPresses = 250;

/** @type {readonly { path: string; what: string; press?: string; isWhole?: boolean }[]} */
const pages = [
  { path: "/", what: "Home, with what stands on every page", isWhole: true },
  { path: "/mi", what: "Home in te reo Māori" },
  { path: "/stage/baby", what: "A stage" },
  { path: "/search?search=midwife", what: "The search" },
  { path: "/support", what: "Support" },
  { path: "/services-near-me", what: "The finder of services" },
  { path: "/services-near-me/early-education?place=Naenae", what: "Services near a place" },
  { path: "/financial-help/questions", what: "The questionnaire" },
  {
    path: "/financial-help/questions",
    what: "The questionnaire, sent with nothing answered",
    press: "#f button[value=next]",
  },
  { path: "/financial-help/paid-parental-leave-checker", what: "The checker for Paid Parental Leave" },
  { path: "/news/baby-names", what: "Top baby names" },
  { path: "/register-my-baby", what: "Where the registration of a birth begins" },
  { path: "/register-my-baby/child-details", what: "The first step of a registration" },
  { path: "/to-do", what: "The to-do list" },
  { path: "/profile", what: "The profile" },
  { path: "/", what: "The menu, opened by the keyboard", press: "[commandfor=menu]" },
  { path: "/nothing-here", what: "A page that does not exist" },
];

const told = new Set(
  "heading Date link button textbox searchbox combobox checkbox radio group img image table status alert dialog main banner navigation contentinfo form region search DisclosureTriangle".split(
    " ",
  ),
);
/** A line of its own. */
const beginnings = new Set("main banner navigation contentinfo form region search dialog heading".split(" "));
const states = ["level", "expanded", "checked", "invalid", "required", "disabled"];

/**
 * Names, roles and order of the pages above.
 * @returns {Promise<string>} Markdown
 * @param {BrowserForTests} browser
 * @param {string} site its address
 */
export async function accessibilityWalk(browser, site) {
  const parts = [];
  for (const page of pages) parts.push(await walk(browser, site, page));
  return `# What a keyboard and a screen reader meet

Made by \`WRITE_WALK=1 npm test tests/browser/accessibility-walk.test.ts\`, in Chromium, 360 × 740, with scripts; the same test compares it. These are
roles and names of the accessibility tree, in its order, a line for each landmark and heading, without plain text. A number is the stop of the Tab key, by real presses: radio buttons of
one question are one stop. Header, drawers and footer are told once, at home.

${parts.join("\n")}`;
}

/** @param {BrowserForTests} browser @param {string} site @param {{ path: string, what: string, press?: string, isWhole?: boolean }} page */
async function walk(browser, site, { path, what, press, isWhole }) {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  await page.goto(site + path);
  if (press) {
    await page.focus(press);
    await Promise.all([
      page.keyboard.press("Enter"),
      page.waitForSelector("[data-error-summary], dialog[open]"),
    ]);
  }
  // What is passed unanswered is marked when the answer to a check comes, and that is sometimes before the tree is read.
  await page.route(site + path, (route) => route.abort());
  const isInDialog = (await page.$("dialog[open]")) !== null;
  const stops = await stopsOn(page);
  const within = await insideOf(cdp, isInDialog ? "dialog[open]" : isWhole ? "body" : "main");
  await cdp.send("Accessibility.enable");
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const lines = inOrder(nodes)
    .filter(
      ({ ignored, role, backendDOMNodeId }) =>
        !ignored && told.has(role?.value) && within.has(backendDOMNodeId),
    )
    .map((node) => ({
      begins: beginnings.has(node.role.value),
      told: inWords(node, within.get(node.backendDOMNodeId)),
    }));
  await context.close();
  return `## ${what}

\`${path}\`, ${stops} stops of the Tab key

${lines.map(({ begins, told }, at) => (begins ? `${at > 0 ? "\n" : ""}- ` : " · ") + told).join("")}
`;
}

/** Presses Tab through the whole page, past its end once more to what stands before the beginning, and marks what has had the focus. */
async function stopsOn(page) {
  const mark = (number) =>
    page.evaluate((number) => {
      const { activeElement } = document;
      if (!activeElement?.matches("a, button, input, select, textarea, summary")) return "nothing";
      if (activeElement.hasAttribute("data-stop")) return activeElement.getAttribute("data-stop");
      activeElement.setAttribute("data-stop", String(number));
      return "new";
    }, number);
  let stops = 0;
  for (let press = 0; press < mostPresses; press++) {
    if (press > 0) await page.keyboard.press("Tab");
    const found = await mark(stops + 1);
    if (found === "new") stops++;
    // A field of several parts is passed by several presses.
    else if (found !== "nothing" && Number(found) < stops) break;
  }
  return stops;
}

/** @returns by the number of a node in the browser, its stop or undefined */
async function insideOf(cdp, selector) {
  const { root: document } = await cdp.send("DOM.getDocument", { depth: -1, pierce: false });
  const found = new Map();
  const visit = (node, isInside) => {
    const attributes = Object.fromEntries(
      Array.from({ length: (node.attributes ?? []).length / 2 }, (_, at) =>
        node.attributes.slice(2 * at, 2 * at + 2),
      ),
    );
    const isHere =
      isInside ||
      node.localName === selector ||
      (selector === "dialog[open]" && node.localName === "dialog" && "open" in attributes);
    if (isHere) found.set(node.backendNodeId, attributes["data-stop"]);
    for (const child of node.children ?? []) visit(child, isHere);
  };
  visit(document, false);
  return found;
}

/** As it is read: each node before what it holds. */
function inOrder(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const from = (node) => (node ? [node, ...(node.childIds ?? []).flatMap((id) => from(byId.get(id)))] : []);
  return from(nodes[0]);
}

function inWords({ role, name, properties = [] }, stop) {
  const said = properties
    .filter(({ name, value }) => states.includes(name) && value.value !== false && value.value !== "false")
    .map(({ name, value }) =>
      value.value === true || value.value === "true" ? name : `${name} ${value.value}`,
    );
  const kind = role.value === "DisclosureTriangle" ? "summary" : role.value;
  const words = (name?.value ?? "").replace(/\s+/g, " ").trim();
  return `${stop ? `**${stop}** ` : ""}${kind}${words && ` “${words.length > 90 ? `${words.slice(0, 87)}…` : words}”`}${said.length > 0 ? ` (${said.join(", ")})` : ""}`;
}
