import type { Miniflare, Request, Response, WorkerOptions } from "miniflare";

/** Answers in place of the second worker; `passOn` asks the real one. */
export type ServicesAnswer = (
  request: Request,
  passOn: () => Promise<Response>,
) => Response | Promise<Response>;

/** For `adjust`: puts a function of the test where the site calls the second worker. */
export function servicesThat(answer: ServicesAnswer): (workers: Record<string, WorkerOptions>) => void {
  return ({ timata }) => {
    if (!timata) throw new Error("There is no worker named timata");
    timata.serviceBindings = {
      ...timata.serviceBindings,
      SERVICES: async (request: Request, miniflare: Miniflare) => {
        const services = await miniflare.getWorker("timata-services");
        const passOn = () =>
          services.fetch(request.url, {
            method: request.method,
            headers: request.headers,
            body: request.body,
            duplex: "half",
          } as never) as unknown as Promise<Response>;
        return answer(request, passOn);
      },
    };
  };
}
