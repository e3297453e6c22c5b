import type { FileLimits } from "#app/server/documents/index.ts";

const megabyte = 1024 * 1024;

export const fileLimits: FileLimits = {
  file: 3 * megabyte,
  request: 25 * megabyte,
  files: 100,
  all: 200 * megabyte,
};
