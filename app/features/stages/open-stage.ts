import { isSaved, personalisationOf } from "#app/features/account/index.ts";
import { address } from "#app/i18n/languages.ts";
import type { Stage, StageInList } from "#app/server/neighbours/content.ts";
import { contentFailure } from "#app/server/neighbours/content-failure.ts";
import { found, type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { slug, stageAddress } from "#app/ui/stage-address.ts";
import type { StagePageProps } from "./stage-page.tsx";
import { topicsOf } from "./topics.ts";

/**
 * Loads the stage whose name is in the address, in small letters with dashes for spaces.
 * @throws a response with status 404, 410 or 503 when there is no stage to show
 */
export async function openStage(
  visit: Visit,
  _: Request,
  { name = "" }: { name?: string },
): Promise<PageResult<StagePageProps>> {
  const stages = await visit.content.stages();
  if (!stages.ok) throw contentFailure(stages);
  const known = stageNamed(stages.value, name);
  if (!known) throw new Response(null, { status: 404 });
  const stage = await visit.content.stage(known.id);
  if (!stage.ok) throw contentFailure(stage);
  return show({
    stage: stage.value,
    ...choiceIn(visit.search, stage.value),
    ...(hasAccount(stage.value)
      ? { known: await personalisationOf(visit), isSaved: isSaved(visit.search) }
      : {}),
  });
}

/** Profile and to-do list belong to the stage of pregnancy (spec 1 section 2.9). */
const hasAccount = ({ id }: Stage): boolean => id === 2;

const stageNamed = (stages: readonly StageInList[], name: string) =>
  stages.find(({ nameEn }) => slug(nameEn) === name);

/** Whether a topic belongs to the requested stage; false when content fails to load. */
export async function isTopic(id: string, { content, path }: Visit): Promise<boolean> {
  const stages = await content.stages();
  const known = stages.ok && stageNamed(stages.value, path.replace(/\/$/, "").split("/").at(-1) ?? "");
  const stage = known ? await content.stage(known.id) : undefined;
  return stage?.ok ? topicsOf(stage.value).some((topic) => topic.id === id) : false;
}

/** Unknown values are ignored (quality A8). */
function choiceIn(search: string, stage: Stage) {
  const asked = new URLSearchParams(search);
  return {
    topic: topicsOf(stage).find(({ id }) => id === asked.get("filter")),
    isOpen: asked.get("open") === "all",
    // The profile belongs to the stage of pregnancy (spec 1 section 2.9).
    wantsProfile: stage.id === 2 && asked.get("action") === "open-profile",
  };
}

/** From the stage select to the stage that was chosen; the bare address leads home (spec 1 section 2.1). */
export async function openChosenStage({ content, language }: Visit, request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get("stage");
  const stages = name ? await content.stages() : undefined;
  const stage = stages?.ok && name ? stageNamed(stages.value, name) : undefined;
  return found(address(language, stage ? stageAddress(stage.nameEn) : "/"));
}
