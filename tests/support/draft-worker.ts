import * as z from "zod";
import { Seal } from "../../app/server/crypto/seal.ts";
import { draftsOf } from "../../app/server/drafts/index.ts";

/** What is asked of the worker: to open, or to save over what is open. */
export interface DraftAsked {
  cookies: string;
  save?: Record<string, string>;
  /** Nothing can be open yet. */
  isFirst?: boolean;
}

export interface DraftAnswered {
  is: string;
  version?: number;
  answers?: Record<string, string>;
}

const seal = new Seal("only-for-tests-only-for-tests-only-for-tests");
const shape = z.object({ answers: z.record(z.string(), z.string()) });

/** What a worker answers that does nothing but keep drafts, for tests that end it without a warning. */
export async function answer(
  request: Request,
  { DB: db }: { DB: D1Database },
  context: ExecutionContext,
): Promise<Response> {
  const { cookies, save, isFirst } = (await request.json()) as DraftAsked;
  const drafts = draftsOf(
    {
      request: { cookies },
      site: { seal },
      account: { db, now: Date.now(), sessionState: { is: "anonymous" } },
      afterwards: (work) => context.waitUntil(work),
    },
    { form: "test", shape, isEmpty: () => false },
  );
  const found = isFirst ? ({ is: "none" } as const) : await drafts.open();
  const draft = found.is === "draft" ? found.draft : undefined;
  const outcome = save ? await drafts.save({ answers: save }, draft) : found;
  const kept = "draft" in outcome ? outcome.draft : undefined;
  return Response.json({
    is: outcome.is,
    ...(kept && { version: kept.version, answers: kept.content.answers }),
  } satisfies DraftAnswered);
}
