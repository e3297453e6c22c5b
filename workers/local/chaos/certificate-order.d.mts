export const ordered: Readonly<Record<string, string>>;
