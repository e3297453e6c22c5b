const repository = "https://github.com/timata-nz/timata/blob/main/";

export const sourceOf = (path: string): string => `${repository}workers/rules/${path}`;
