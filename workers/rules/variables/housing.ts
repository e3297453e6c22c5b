import { yesNo } from "../declare.ts";
import { socialSecurityAct1964 } from "../law.ts";

export const housing = [
  yesNo("social_security__has_accomodation_costs", "Pays for accommodation", {
    law: [socialSecurityAct1964("DLM362802")],
  }),
  yesNo("eligible_for_social_housing", "Has social housing", {
    default: true,
    law: [socialSecurityAct1964("DLM362856")],
  }),
];
