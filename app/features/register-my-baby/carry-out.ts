import type { Draft } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { saveSubmission } from "#app/wizard/save/submit.ts";
import type { ActionContext, StepActions, StepInput, StepOutcome } from "#app/wizard/save/types.ts";
import { lead } from "./answer.ts";
import type { Done, Given, StepBehaviour } from "./behaviour.ts";
import type { KeptRegistration } from "./kept-registration.ts";
import { freshRegistration, type Opened, withKept } from "./opened-registration.ts";
import { pages } from "./pages.ts";
import { behaviours } from "./step-hooks.ts";
import type { StepName } from "./step-names.ts";

/** What came of a press; `opened` is how everything stands since. */
export interface CarriedOut {
  readonly opened: Opened;
  readonly outcome: StepOutcome<KeptRegistration, Draft<KeptRegistration>, Done>;
}

/** A press of a button in a step that was carried out: `opened` is how everything stands since. */
export interface Pressed extends CarriedOut {
  readonly name: StepName;
  readonly sent: StepInput;
}

/**
 * Carries out a press in a step over what is kept.
 * @throws the way to the confirmation when the birth was registered from another window meanwhile
 */
export async function carryOut(
  request: Request,
  visit: Visit,
  opened: Opened,
  name: StepName,
  sent: StepInput,
): Promise<CarriedOut> {
  const { wizard, facts, drafts, draft } = opened;
  if (opened.lacks === "drafts") {
    const { content } = await saveSubmission(
      {
        wizard,
        language: facts.language,
        store: drafts,
        draft: undefined,
        fresh: opened.kept,
        reopen: async () => undefined,
      },
      name,
      { ...sent, intent: "check" },
    );
    const outcome = { is: "unsaved" as const, errors: {}, content, draft: undefined, cookies: [] };
    return { opened: withKept(opened, content), outcome };
  }
  const outcome = await saveSubmission<KeptRegistration, Draft<KeptRegistration>, Done>(
    {
      wizard,
      language: facts.language,
      store: drafts,
      draft,
      fresh: freshRegistration,
      reopen: async () => {
        const found = await drafts.open();
        // What was registered from another window meanwhile is not begun again.
        if (found.is === "draft" && found.closed) throw lead(visit, pages.confirmation);
        return found.is === "draft" ? found.draft : undefined;
      },
    },
    name,
    // Without the registry's lists nothing can be judged: what was typed is kept.
    opened.lacks === "lists" ? { ...sent, intent: "stay" } : sent,
    opened.lacks === "lists"
      ? {}
      : doingOf(behaviours[name], sent.intent, { request, visit, today: facts.today }),
  );
  return { opened: withKept(opened, outcome.content, outcome.draft), outcome };
}

/** What the step itself does with a press. */
function doingOf(
  behaviour: StepBehaviour = {},
  intent: string,
  around: Pick<Given, "request" | "visit" | "today">,
): StepActions<Done> {
  const isOnward = intent === "next" || intent === "review";
  return {
    shortcut: named(behaviour.settles, intent),
    run: (at: ActionContext) => {
      const given = { ...around, ...at };
      return named(behaviour.acts, isOnward ? behaviour.owes?.(given) : intent)?.(given);
    },
  };
}

/** What was pressed is a word from outside: only what the step itself has counts. */
const named = <V>(all: Readonly<Record<string, V>> | undefined, name: string | undefined): V | undefined =>
  all && name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined;
