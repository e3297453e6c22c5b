import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** What a content service of a test tells, in the field names of the specification. */
export interface OtherContent {
  stages?: readonly { id: number; [field: string]: unknown }[];
  simplePages?: readonly object[];
  /** What throws is a failure of the service. @param page from 0 */
  search?: (term: string, page: number) => object;
}

/** A content service that is not ours, for the tests of one file: its address is the setting CONTENT_URL. */
export async function contentService(content: OtherContent): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = http.createServer(({ url = "" }, answer) => {
    asked.push(url);
    const { status, body } = answerTo(url.split("?")[0] ?? "", content);
    answer.writeHead(status, { "Content-Type": "application/json" });
    answer.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  afterAll(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function answerTo(path: string, content: OtherContent): { status: number; body: object } {
  try {
    const body = told(path, content);
    return body ? { status: 200, body } : { status: 404, body: { error: "unknown" } };
  } catch {
    return { status: 500, body: { error: "failed" } };
  }
}

function told(path: string, { stages = [], simplePages = [], search }: OtherContent): object | undefined {
  const [, kind, name = "", page = ""] = path.split("/");
  if (kind === "stages") return name ? stages.find(({ id }) => String(id) === name) : { items: stages };
  if (kind === "simplepages") return { items: simplePages };
  return kind === "search" ? search?.(decodeURIComponent(name), Number(page)) : undefined;
}
