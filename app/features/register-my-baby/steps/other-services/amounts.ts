import { bestStartMoney } from "./money.ts";

/** The amounts of Best Start as they stand in sentences of either language: $73, $79,000. */
export const bestStartAmounts = Object.fromEntries(
  Object.entries(bestStartMoney).map(([name, dollars]) => [name, `$${dollars.toLocaleString("en-NZ")}`]),
) as Record<keyof typeof bestStartMoney, string>;
