export interface Import {
  from: string;
  /** A file of the repository, or a package. */
  to: string;
  isPackage: boolean;
  typeOnly: boolean;
  isRelative: boolean;
}

/** The top folder of the repository, without a slash at its end. */
export const root: string;
export const files: string[];
export const sources: string[];
export function read(file: string): string;
export function isTest(file: string): boolean;
export function importsOf(from: string): Import[];
