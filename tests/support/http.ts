import http from "node:http";

/** One request exactly as written: nothing is added, followed or corrected on the way. */
export interface Sent {
  method?: string;
  /** From the first slash, as it goes over the wire. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface Received {
  status: number;
  /** Names in lower case; several headers of one name joined by a comma and a space. */
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  text: string;
  body: Buffer;
  bytes: number;
  /** Milliseconds until the last byte. */
  took: number;
}

/** Sends one request over a connection of its own. */
export function send(site: string, { method = "GET", path, headers = {}, body }: Sent): Promise<Received> {
  const { hostname, port, host } = new URL(site);
  const started = performance.now();
  const isChunked = "Transfer-Encoding" in headers;
  const length = body === undefined || isChunked ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const all = { Host: host, ...length, ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, method, path, headers: all, agent: false },
      async (answer) => {
        try {
          resolve(await receive(answer, started));
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

async function receive(answer: http.IncomingMessage, started: number): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  const headers = Object.fromEntries(
    Object.entries(answer.headersDistinct).map(([name, values]) => [name, (values ?? []).join(", ")]),
  );
  return {
    status: answer.statusCode ?? 0,
    headers,
    setCookies: answer.headers["set-cookie"] ?? [],
    text: whole.toString("utf8"),
    body: whole,
    bytes: whole.length,
    took: performance.now() - started,
  };
}

/** A body as a browser sends a plain form. */
export const urlencoded = (fields: Iterable<readonly [string, string]>): string =>
  new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString();
