import { base } from "../base.ts";
import { rulesApi } from "../index.ts";
import { currentRules } from "./index.ts";

/** At /rules/current. Without the reform, and in front of a real OpenFisca server, the base answers here too. */
export const currentRulesApi = rulesApi((env) =>
  env?.RULES_URL || env?.RULES_REFORM === "none" ? base : currentRules(),
);
