interface ReadConfig {
  services?: readonly { binding: string; service: string }[] | undefined;
  vars?: Readonly<Record<string, unknown>>;
}

export function productionProblem(
  configs: Record<"site" | "services", ReadConfig>,
  args?: readonly string[],
): string | undefined;
