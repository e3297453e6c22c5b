import { type Registry, registryAt } from "./index.ts";

export type Answering = (request: Request, count: number) => Response | Promise<Response>;

/** Answers as the test says and keeps its requests; called even after failures. */
export function registryThat(answering: Answering): Registry & { asked: Request[] } {
  const asked: Request[] = [];
  const fetcher = {
    fetch: async (request: Request) => {
      asked.push(request);
      return answering(request, asked.length);
    },
  };
  const neighbour = {
    fetcher,
    base: "https://registry.example",
    paymentOrigins: ["https://pay.example"],
    pause: 20,
    attempt: 60,
  };
  return Object.assign(
    registryAt(neighbour, () => ({ deadline: 400, probe: true })),
    { asked },
  );
}

export const json = (body: unknown, status = 200) => Response.json(body, { status });
export const never = () => new Promise<Response>(() => {});
export const lost = () => Promise.reject(new Error("lost"));
