import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

export function ask(
  url: URL,
  request: { method: string; path: string; headers: OutgoingHttpHeaders },
  body?: string | Buffer,
  onEnded?: () => void,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;
