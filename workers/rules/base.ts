import { modelOf } from "./benefits/dated.ts";
import { parameters } from "./parameters/index.ts";
import { taxBenefitSystem } from "./system.ts";
import { variables } from "./variables/index.ts";

/** Reproduces openfisca-aotearoa 12.0.0, oddities included (README): ids and figures match that release. */
export const base = taxBenefitSystem({
  name: "timata-rules",
  version: "12.0.0",
  description:
    "Who can get which of the benefits for families, and why, by the law of 2018. Speaks the OpenFisca Web API. " +
    "The code is our own; it reproduces the results of openfisca-aotearoa 12.0.0, a model under the AGPL-3.0 that is no part of it.",
  variables: modelOf(variables),
  parameters,
});
