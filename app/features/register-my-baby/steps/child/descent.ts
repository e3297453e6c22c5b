import { question, when } from "#app/forms/builders.ts";
import { type Condition, is } from "#app/forms/conditions/condition.ts";
import { choices, yesNoUnknown } from "#app/forms/fields/choice.tsx";
import { place } from "#app/forms/fields/text.tsx";
import { longestIn } from "#app/nz/registry-limits.ts";
import { ethnicities } from "../options.ts";
import type { Parent } from "../other-services/caregiver.ts";

export const descent = (who: "child" | Parent, required: boolean | Condition = true) => ({
  maoriDescendant: question(yesNoUnknown(), { required }),
  ethnicGroups: question(choices([...ethnicities, "other"]), { required }),
  ...when(is(`${who}.ethnicGroups`, "other"), {
    ethnicityDescription: question(place({ max: longestIn(`${who}.ethnicGroups.other`) })),
  }),
});
