import { Response } from "miniflare";
import { servicesThat } from "../support/failing-services.ts";

const day = 24 * 60 * 60 * 1000;
const message = (id: string) => ({
  id,
  message_en: `A message to everybody (${id})`,
  message_mi: `He karere ki te katoa (${id})`,
});

const banners = [
  { ...message("storm"), start_datetime: null, end_datetime: null },
  // Whoever wrote this one had no translation at hand.
  { ...message("strike"), message_mi: null, start_datetime: null, end_datetime: null },
];

const outages = () => [
  {
    ...message("names"),
    service: "baby-names",
    outage_start_datetime: null,
    outage_end_datetime: new Date(Date.now() + day).toISOString(),
  },
  {
    ...message("registry"),
    service: "register-my-baby",
    outage_start_datetime: null,
    outage_end_datetime: null,
  },
];

/** What neighbours say, now and then: messages, outages, a stage taken away, an element nobody knows, what cannot be drawn, a search that fails. */
export const oddServices = servicesThat(async (request, passOn) => {
  const { pathname } = new URL(request.url);
  switch (pathname) {
    case "/banners/":
      return Response.json(banners);
    case "/outage-banners/":
      return Response.json(outages());
    case "/content/stages/3":
      return odd(await passOn());
    case "/content/stages/4":
      return broken(await passOn());
    case "/content/stages/6":
      return Response.json({ error: "Gone" }, { status: 410 });
    default:
      if (pathname.startsWith("/content/search/")) throw new Error("Nobody there");
      return passOn();
  }
});

interface Stage {
  Sections: {
    introMi?: string;
    Cards: { state: string; NameMI?: string; elements: object[]; tags: { id: string; name: string }[] }[];
  }[];
}

/** A stage with an element of a type that this site does not know, and without some of its Māori words. */
async function odd(answer: Response): Promise<Response> {
  const stage = (await answer.json()) as Stage;
  const section = stage.Sections.find(({ Cards }) => Cards.length > 1);
  const [first, second] = section?.Cards ?? [];
  if (!section || !first || !second) throw new Error("No section has as many cards as this needs");
  delete section.introMi;
  delete first.NameMI;
  for (const card of [first, second]) card.state = "open";
  first.elements.unshift({ type: "quiz", questions: [] });
  const [text] = second.elements as { contentMI?: string }[];
  delete text?.contentMI;
  return Response.json(stage);
}

/** A stage that nobody can draw: half of a character has no form that could stand in an address. */
async function broken(answer: Response): Promise<Response> {
  const stage = (await answer.json()) as Stage;
  stage.Sections[0]?.Cards[0]?.tags.push({ id: "\ud800", name: "Half of a character" });
  return Response.json(stage);
}
