import * as z from "zod";
import type { Seal } from "../crypto/seal.ts";

const purpose = "provider-said";
/** Milliseconds: log-out may come long after the session. */
const age = 24 * 60 * 60 * 1000;

const loginTokens = z.object({ idToken: z.string(), email: z.string().optional() });

export type LoginTokens = z.infer<typeof loginTokens>;

export const sealTokens = (
  seal: Seal,
  value: { idToken: string; email: string | undefined },
  now: number,
): Promise<string> => seal.close(purpose, value, now + age);

export const openTokens = async (seal: Seal, sealed: string, now: number): Promise<LoginTokens | undefined> =>
  loginTokens.safeParse(await seal.open(purpose, sealed, now)).data;
