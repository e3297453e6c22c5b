import { Facets } from "#app/features/search/facets.tsx";
import { SearchPage } from "#app/features/search/search-page.tsx";
import { HomePage } from "#app/features/stages/home-page.tsx";
import { StagePage } from "#app/features/stages/stage-page.tsx";
import { FirstHelp } from "#app/features/support/index.ts";
import { SupportPage } from "#app/features/support/support-page.tsx";
import type { Card, SearchResult, Stage } from "#app/server/neighbours/content.ts";
import type { DistressAnswer } from "#app/server/neighbours/distress.ts";
import { SearchForm } from "#app/ui/search/search-form.tsx";
import { shell } from "../place.ts";
import type { Groups } from "../specimen.ts";

const sleep = { id: "sleep", name: "Sleep", nameMi: "Te moe" };
const source = { name: "Health New Zealand", url: "https://info.health.nz/", read: "2026-11-20" };

const card = (id: number, state: "open" | "closed", more: Partial<Card> = {}): Card => ({
  id,
  NameEN: "Safe sleep from the first night",
  NameMI: "Te moe haumaru mai i te pō tuatahi",
  state,
  tags: [sleep],
  sources: [source],
  elements: [
    {
      type: "richtext",
      content:
        "<p>Your baby sleeps safest on their back, in their own bed, in your room.</p><ul><li>Face up</li><li>Face clear</li></ul>",
      contentMI:
        "<p>Ka haumaru rawa te moe a tō pēpi ki runga i tōna tuarā, i tōna ake moenga, i tō rūma.</p><ul><li>Kanohi ki runga</li><li>Kanohi wātea</li></ul>",
    },
    {
      type: "accordion",
      label: "What you need",
      labelMI: "Ngā mea hei whiwhi māu",
      content: "<p>A firm, flat bed.</p>",
      contentMI: "<p>He moenga mārō, papatahi.</p>",
    },
    {
      type: "url",
      externalURL: "https://info.health.nz/",
      linkText: "Health New Zealand – Safe sleep",
      linkTextMI: "Te Whatu Ora – Te moe haumaru",
      label: "Read more",
      labelMI: "Pānui anō",
    },
    { type: "unknown" },
  ],
  ...more,
});

const stage: Stage = {
  id: 3,
  nameEn: "Baby",
  nameMi: "Te pēpi",
  introEn: "<p>From the first day to the first birthday.</p>",
  introMi: "<p>Mai i te rā tuatahi ki te huritau tuatahi.</p>",
  Illustration: undefined,
  Sections: [
    {
      id: 1,
      nameEn: "Your newborn",
      nameMi: "Tō pēpi hou",
      LabelEn: undefined,
      LabelMi: undefined,
      weeks: { from: 1, to: 6 },
      introEn: "<p>The first weeks together.</p>",
      introMi: "<p>Ngā wiki tuatahi i te taha o tō pēpi.</p>",
      Cards: [card(11, "open"), card(12, "closed")],
      Guests: [
        {
          id: 9,
          NameEN: "Postnatal depression",
          NameMI: "Te pōuri whakawhānau",
          stage: "Pregnancy",
          tags: [],
        },
      ],
    },
    {
      id: 2,
      nameEn: "Sleep and settling",
      nameMi: "Te moe me te whakatau",
      LabelEn: undefined,
      LabelMi: undefined,
      weeks: null,
      introEn: undefined,
      introMi: undefined,
      Cards: [card(21, "closed"), card(22, "closed", { translation: "draft" })],
      Guests: [],
    },
  ],
};

const result = (id: number, matched: ("en" | "mi")[]): SearchResult => ({
  id,
  address: undefined,
  NameEN: "Choosing a midwife",
  NameMI: "Te kōwhiri kaiwhakawhānau",
  matches: [
    {
      Content: "<p>Your <b>midwife</b> looks after you and your baby.</p>",
      ContentMI: "<p>Mā tō <b>kaiwhakawhānau</b> kōrua ko tō pēpi e tiaki.</p>",
    },
  ],
  section: {
    id: 1,
    name: "Weeks 0 to 14",
    nameMi: "Wiki 0 ki te 14",
    stage: { id: 2, nameEn: "Pregnancy", nameMi: "Te hapūtanga" },
  },
  tags: [sleep],
  sources: [source],
  matched,
});

const facets = {
  stages: [
    { id: 2, nameEn: "Pregnancy", nameMi: "Te hapūtanga", count: 12 },
    { id: 3, nameEn: "Baby", nameMi: "Te pēpi", count: 3 },
  ],
  topics: [{ id: "sleep", name: "Sleep", nameMi: "Te moe", count: 4 }],
};

const danger: DistressAnswer = {
  en: "If you are in danger now, call 111.",
  mi: "Mēnā kei te mōrearea koe ināianei, waea atu ki te 111.",
  steps: [{ en: "Cannot speak? Press 55.", mi: "Kāore e taea te kōrero? Pēhia te 55." }],
  sources: [source],
  lines: [
    { number: "111", name: "Police", mi: "Ngā Pirihimana" },
    { number: "0800 456 450", name: "Are you OK?", mayBeTexted: true },
  ],
  links: [{ address: "/support", en: "When you need support", mi: "Ina hiahia tautoko koe" }],
};

const query = { term: "midwife", page: 1, stage: undefined, topic: undefined };

const stagePage = {
  stage,
  topic: undefined,
  card: undefined,
  isOpen: false,
  wantsProfile: false,
} as const;

export const guide: Groups = {
  home: [
    { name: "HomePage", draw: () => <HomePage /> },
    {
      name: "HomePage without stages",
      draw: () => <HomePage />,
      context: { shell: { ...shell, stages: [] } },
    },
  ],
  cards: [
    { name: "StagePage", draw: () => <StagePage {...stagePage} />, context: { path: "/stage/baby" } },
    {
      name: "StagePage all open",
      draw: () => <StagePage {...stagePage} isOpen />,
      context: { path: "/stage/baby", search: "?open=all" },
    },
    {
      name: "StagePage one topic",
      draw: () => <StagePage {...stagePage} topic={sleep} />,
      context: { path: "/stage/baby", search: "?filter=sleep" },
    },
  ],
  search: [
    { name: "SearchForm", draw: () => <SearchForm id="search-here" term="" />, sheets: ["search"] },
    {
      name: "SearchPage found",
      draw: () => (
        <SearchPage
          query={query}
          results={[result(1, ["en", "mi"]), result(2, ["mi"]), result(3, ["en"])]}
          total={30}
          isMore
          facets={facets}
          correction={{ term: "midwives", applied: false }}
          help={[]}
          isPrivate={false}
        />
      ),
      context: { path: "/search", search: "?search=midwife" },
    },
    {
      name: "SearchPage words of danger",
      draw: () => (
        <SearchPage query={query} results={[]} total={0} isMore={false} help={[danger]} isPrivate />
      ),
      context: { path: "/search" },
    },
    {
      name: "SearchPage failed",
      draw: () => (
        <SearchPage
          query={query}
          results={[]}
          total={0}
          isMore={false}
          hasFailed
          help={[]}
          isPrivate={false}
        />
      ),
      context: { path: "/search" },
    },
    {
      name: "Facets chosen",
      draw: () => <Facets query={{ ...query, stage: "2" }} facets={facets} />,
      sheets: ["search"],
    },
  ],
  support: [
    { name: "SupportPage", draw: () => <SupportPage /> },
    { name: "FirstHelp", draw: () => <FirstHelp answers={[danger]} /> },
  ],
};
