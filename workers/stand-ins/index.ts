// The worker of pretend neighbours. The site hands it everything under /stand-ins, and locally reaches the second worker through
// its entrypoint ServicesWithFaults; mails end in its entrypoint Outbox. The registry of births answers below /stand-ins itself.

import { WorkerEntrypoint } from "cloudflare:workers";
import type { MailMessage } from "../mail/bindings.ts";
import { answerWithFaults } from "./faults.ts";
import { withNotices } from "./notices.ts";
import { receive } from "./outbox.ts";
import { standIns } from "./stand-ins.ts";

export default {
  fetch: (request: Request, env: object, context: ExecutionContext): Promise<Response> =>
    answerWithFaults(request, async (passed) => standIns.fetch(passed, env, context)),
};

/** The second worker, with any faults and notices that are set. */
export class ServicesWithFaults extends WorkerEntrypoint<{ SERVICES: Fetcher }> {
  override fetch(request: Request): Promise<Response> {
    return answerWithFaults(request, async (passed) =>
      withNotices(passed, await this.env.SERVICES.fetch(passed)),
    );
  }
}

export class Outbox extends WorkerEntrypoint {
  async send(message: MailMessage): Promise<{ messageId: string }> {
    receive(message);
    return { messageId: crypto.randomUUID() };
  }
}
