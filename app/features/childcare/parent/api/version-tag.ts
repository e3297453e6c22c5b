export const tagOf = ({ version }: { readonly version: number }): string => `"${version}"`;

/** @returns undefined when it names no version */
export function versionIn(tag: string): number | undefined {
  const [, version] = /^"(\d{1,9})"$/.exec(tag) ?? [];
  return version === undefined ? undefined : Number(version);
}
