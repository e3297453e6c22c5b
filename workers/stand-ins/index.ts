// The site hands over everything under /stand-ins, and locally reaches the second worker through ServicesWithFaults.

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
