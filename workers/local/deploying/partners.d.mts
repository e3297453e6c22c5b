import type { Finding } from "../doctor.mjs";

export function settingProblems(settings: Readonly<Record<string, string | undefined>>): Finding[];
export function bindingFindings(configs: Record<"site" | "services", object>): Finding[];
