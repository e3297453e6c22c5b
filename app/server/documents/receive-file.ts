import { logFailure } from "../log.ts";
import { beginsAs, type FileKind, kindByName, longestBeginning } from "./file-kind.ts";
import { documentLimits, type FileLimits } from "./limits.ts";
import { UnreadableUpload } from "./multipart.ts";
import { type Bucket, type OwnerKey, SealedFileWriter } from "./sealed-file.ts";

export type FileProblem = "type" | "size" | "empty";

export type ReceivedFile =
  | { is: "stored"; kind: FileKind; size: number; file: SealedFileWriter }
  | { is: "refused"; problems: FileProblem[] }
  | { is: "failed" };

/** Reads even a bad file to its end, for what follows it. @throws UnreadableUpload when the request is cut off */
export async function receiveFile(
  data: AsyncIterable<Uint8Array>,
  name: string,
  bucket: Bucket,
  owner: OwnerKey,
  most: FileLimits["file"],
): Promise<ReceivedFile> {
  const kind = kindByName(name);
  const file = new SealedFileWriter(bucket, owner);
  const started = Date.now();
  let size = 0;
  let beginning = new Uint8Array();
  let isKept = kind !== undefined;
  let hasFailed = false;
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((error) => {
      logFailure(error);
      hasFailed = true;
    });
  };
  const hasRightBeginning = () => kind !== undefined && beginsAs(kind, beginning);
  try {
    for await (const chunk of data) {
      if (beginning.length < longestBeginning)
        beginning = new Uint8Array([...beginning, ...chunk.subarray(0, longestBeginning - beginning.length)]);
      size += chunk.length;
      isKept &&= size <= most;
      if (beginning.length === longestBeginning) isKept &&= hasRightBeginning();
      if (isKept && !hasFailed) await attempt(() => file.write(chunk));
    }
  } catch (error) {
    if (error instanceof UnreadableUpload) await attempt(() => file.discard());
    throw error;
  }
  const problems = problemsOf(size, most, hasRightBeginning());
  const isLate = Date.now() - started > documentLimits.receivingTime;
  if (problems.length === 0 && !hasFailed && !isLate) await attempt(() => file.finish());
  if (problems.length === 0 && !hasFailed && !isLate && kind) return { is: "stored", kind, size, file };
  await attempt(() => file.discard());
  return problems.length > 0 ? { is: "refused", problems } : { is: "failed" };
}

function problemsOf(size: number, most: number, hasRightBeginning: boolean): FileProblem[] {
  if (size === 0) return ["type", "empty"];
  return [...(hasRightBeginning ? [] : (["type"] as const)), ...(size > most ? (["size"] as const) : [])];
}
