import type { Parameter } from "./declare.ts";
import { incomeTax } from "./income-tax.ts";
import { socialSecurity } from "./social-security.ts";
import { superannuation } from "./superannuation.ts";

export const parameters: readonly Parameter[] = [...incomeTax, ...socialSecurity, ...superannuation];
