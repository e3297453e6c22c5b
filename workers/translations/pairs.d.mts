export type Table = { readonly [key: string]: string | Table };

export function pairsIn(root: string, folder: string): { pair: string; en: Table; mi: Table }[];
export function siteTexts(root: string): Record<"en" | "mi", Record<string, Table>>;
