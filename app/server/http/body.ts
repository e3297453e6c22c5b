import { limits } from "../limits/limits.ts";

export async function readBody(request: Request): Promise<ArrayBuffer | undefined | "too-large"> {
  if (!request.body) return undefined;
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > limits.drainBytes) return "too-large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The runtime cuts the connection, answer included, if a body is not read to its end.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limits.drainBytes) break;
    if (size <= limits.bodyBytes) chunks.push(chunk);
  }
  return declared > limits.bodyBytes || size > limits.bodyBytes
    ? "too-large"
    : new Blob(chunks as BlobPart[]).arrayBuffer();
}

export function hasTooManyFields(request: Request, body: ArrayBuffer | undefined): boolean {
  const type = request.headers.get("Content-Type")?.toLowerCase() ?? "";
  if (!body || !/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return false;
  const text = new TextDecoder("latin1").decode(body);
  const marks = type.startsWith("multipart") ? text.match(/^content-disposition:/gim) : text.match(/&|^./g);
  return (marks?.length ?? 0) > limits.bodyFields;
}
