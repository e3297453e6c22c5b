import { isSaved, personalisationOf } from "#app/features/account/index.ts";
import { address } from "#app/i18n/languages.ts";
import type { Card, Stage, StageInList } from "#app/server/neighbours/content.ts";
import { contentFailure } from "#app/server/neighbours/content-failure.ts";
import { found, type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { slug, stageAddress } from "#app/ui/stage-address.ts";
import { myWeeks, weeksAddress } from "./my-weeks.ts";
import type { StagePageProps } from "./stage-page.tsx";
import { topicsOf } from "./topics.ts";

/** @throws a response with status 404, 410 or 503 when there is no stage to show */
export async function openStage(
  visit: Visit,
  _: Request,
  { name = "" }: { name?: string },
): Promise<PageResponse<StagePageProps>> {
  const stages = await visit.neighbours.content.stages();
  if (!stages.ok) throw contentFailure(stages);
  const known = stageNamed(stages.value, name);
  if (!known) throw new Response(null, { status: 404 });
  const stage = await visit.neighbours.content.stage(known.id);
  if (!stage.ok) throw contentFailure(stage);
  const choice = choiceIn(visit.request.search, stage.value);
  visit.request.isQuiet = choice.card?.quiet === true;
  if (!hasAccount(stage.value)) return show({ stage: stage.value, ...choice });
  const search = new URLSearchParams(visit.request.search);
  const whole = weeksAddress(search);
  if (whole) return redirectTo(visit, `${visit.request.path}?${whole}#my-weeks`);
  const person = await personalisationOf(visit);
  const weeks = myWeeks(search, person.dueDate, visit.request.now);
  return show({
    stage: stage.value,
    ...choice,
    known: person,
    weeks,
    isSaved: isSaved(visit.request.search),
  });
}

/** Profile and to-do list belong to the stage of pregnancy. */
const hasAccount = ({ id }: Stage): boolean => id === 2;

const stageNamed = (stages: readonly StageInList[], name: string) =>
  stages.find(({ nameEn }) => slug(nameEn) === name);

/** False when content fails to load. */
export const isTopic = async (id: string, visit: Visit): Promise<boolean> => {
  const stage = await requestedStage(visit);
  return stage !== undefined && topicsOf(stage).some((topic) => topic.id === id);
};

export const isCard = async (id: string, visit: Visit): Promise<boolean> => {
  const stage = await requestedStage(visit);
  return stage !== undefined && cardOf(stage, id) !== undefined;
};

/** The page says whether weeks can be counted from it. */
export const isDay = async (day: string): Promise<boolean> => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** Right or wrong, it is shown again. */
export const isDatePart = async (typed: string): Promise<boolean> => typed.length <= 20;

async function requestedStage({
  neighbours: { content },
  request: { path },
}: Visit): Promise<Stage | undefined> {
  const stages = await content.stages();
  const known = stages.ok && stageNamed(stages.value, path.replace(/\/$/, "").split("/").at(-1) ?? "");
  const stage = known ? await content.stage(known.id) : undefined;
  return stage?.ok ? stage.value : undefined;
}

const cardOf = ({ Sections }: Stage, asked: string | null): Card | undefined =>
  Sections.flatMap(({ Cards }) => Cards).find(({ id }) => String(id) === asked);

function choiceIn(search: string, stage: Stage) {
  const asked = new URLSearchParams(search);
  const topic = asked.get("filter");
  return {
    topic: topic === null ? undefined : topicsOf(stage).find(({ id }) => id === topic),
    card: cardOf(stage, asked.get("card")),
    isOpen: asked.get("open") === "all",
    wantsProfile: stage.id === 2 && asked.get("action") === "open-profile",
  };
}

/** Without a choice it leads home. */
export async function openChosenStage(
  { neighbours: { content }, request: { language } }: Visit,
  request: Request,
): Promise<Response> {
  const name = new URL(request.url).searchParams.get("stage");
  const stages = name ? await content.stages() : undefined;
  const stage = stages?.ok && name ? stageNamed(stages.value, name) : undefined;
  return found(address(language, stage ? stageAddress(stage.nameEn) : "/"));
}
