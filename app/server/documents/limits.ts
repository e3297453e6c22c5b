/** What a service takes. */
export interface FileLimits {
  /** Bytes of a file, and of a request with several. */
  readonly file: number;
  readonly request: number;
  /** Files and bytes of one owner. */
  readonly files: number;
  readonly all: number;
}

/** Bytes and milliseconds. */
export const documentLimits = {
  fields: 500,
  fieldBytes: 8 * 1024,
  headBytes: 16 * 1024,
  nameLength: 255,
  segmentBytes: 256 * 1024,
  /** A slower file is not kept: the sweep may already have taken its first segments as leftovers. */
  receivingTime: 20 * 60 * 1000,
  orphanAge: 30 * 60 * 1000,
} as const;
