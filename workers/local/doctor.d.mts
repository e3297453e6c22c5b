export interface Finding {
  what: string;
  ok: boolean;
  help?: string | undefined;
  optional?: boolean;
}

export function machineFindings(machine?: { version?: string; has?: (file: string) => boolean }): Finding[];
export function siteFindings(
  origin: string,
  fetch?: (address: string) => Promise<Response>,
): Promise<Finding[]>;
export function migrationFindings(applied: readonly string[]): Finding[];
export function remoteFindings(wrangler?: (args: readonly string[]) => unknown): Finding[];
export function localFindings(settings?: Readonly<Record<string, string | undefined>>): Promise<Finding[]>;
