import { question } from "#app/forms/builders.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";

export const truth = () => question(yesNo("true", "false"));
