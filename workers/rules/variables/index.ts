// What several benefits ask; each benefit’s own stands in its file.

import { variablesOfBenefits } from "../benefits/index.ts";
import type { Variable } from "../declare.ts";
import { age } from "./age.ts";
import { children } from "./children.ts";
import { disability } from "./disability.ts";
import { familyScheme } from "./family-scheme.ts";
import { housing } from "./housing.ts";
import { income } from "./income.ts";
import { parentalLeaveCarers } from "./parental-leave-carers.ts";
import { paymentsReceived } from "./payments-received.ts";
import { relationships } from "./relationships.ts";
import { residence } from "./residence.ts";
import { study } from "./study.ts";
import { work } from "./work.ts";

export const variables: readonly Variable[] = [
  ...age,
  ...residence,
  ...relationships,
  ...children,
  ...disability,
  ...income,
  ...paymentsReceived,
  ...study,
  ...work,
  ...housing,
  ...familyScheme,
  ...parentalLeaveCarers,
  ...variablesOfBenefits,
];
