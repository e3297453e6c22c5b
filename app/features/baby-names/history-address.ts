/** What is asked of the years of names: one, or two side by side, as typed. */
export interface AskedNames {
  name: string;
  with?: string;
}

/** The path and parameters of the years of names. */
export function historyAddress({ name, with: other }: AskedNames): string {
  return `/baby-name?${new URLSearchParams({ name, ...(other ? { with: other } : {}) })}`;
}
