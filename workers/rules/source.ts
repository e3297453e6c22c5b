const repository = "https://github.com/timata-nz/timata/blob/main/";

/** The public address of a module of the rules. */
export const sourceOf = (path: string): string => `${repository}workers/rules/${path}`;
