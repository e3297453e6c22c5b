/** Bytes, milliseconds and numbers of files. */
export const documentLimits = {
  fileBytes: 3_145_728,
  requestBytes: 25 * 1024 * 1024,
  filesOfOwner: 100,
  bytesOfOwner: 200 * 1024 * 1024,
  fields: 500,
  fieldBytes: 8 * 1024,
  headBytes: 16 * 1024,
  nameLength: 255,
  segmentBytes: 256 * 1024,
  /** A slower file is not kept: the sweep may already have taken its first segments as leftovers. */
  receivingTime: 20 * 60 * 1000,
  orphanAge: 30 * 60 * 1000,
} as const;
