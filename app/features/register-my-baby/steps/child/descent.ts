import { question, when } from "#app/forms/builders.ts";
import { is } from "#app/forms/conditions/condition.ts";
import { choices, yesNoUnknown } from "#app/forms/fields/choice.tsx";
import { place } from "#app/forms/fields/text.tsx";
import { longest } from "../../registry/fields.ts";
import { ethnicities } from "../../registry/options.ts";
import type { Parent } from "../other-services/caregiver.ts";

export const descent = (who: "child" | Parent) => ({
  maoriDescendant: question(yesNoUnknown()),
  ethnicGroups: question(choices([...ethnicities, "other"])),
  ...when(is(`${who}.ethnicGroups`, "other"), {
    ethnicityDescription: question(place({ max: longest(`${who}.ethnicityDescription`) })),
  }),
});
