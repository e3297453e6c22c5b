import * as z from "zod";
import { call } from "#workers/call/index.ts";
import type { Deadline } from "../../limits/deadline.ts";
import type { RegistryNeighbour } from "./neighbour.ts";

/** In their order. The registry leaves out what was not asked for: a certificate, a number. */
const registrationStages = [
  "received",
  "checking",
  "registered",
  "certificatePosted",
  "irdNumberSent",
] as const;

export type RegistrationStage = (typeof registrationStages)[number];

const moment = z.iso.datetime({ offset: true });

const status = z
  .object({
    /** `at`: missing while it has not happened. */
    stages: z.array(z.object({ stage: z.string(), at: moment.nullish() })).min(1),
    /** From the registration on. */
    child: z
      .object({
        firstNames: z.string(),
        surname: z.string(),
        birthDate: z.iso.date(),
        isAlive: z.boolean().nullish(),
      })
      .nullish(),
    sample: z.boolean().nullish(),
  })
  .transform(({ stages, child, sample }) => ({
    // A stage of a later release has no words here.
    stages: registrationStages.flatMap((name) => {
      const found = stages.find(({ stage }) => stage === name);
      return found ? [{ stage: name, at: found.at ?? undefined }] : [];
    }),
    child: child ? { ...child, isAlive: child.isAlive ?? undefined } : undefined,
    isSample: sample ?? false,
  }))
  .refine(({ stages }) => stages.length > 0);

export type RegistrationStatus = z.infer<typeof status>;

export type StatusAnswer =
  | ({ readonly is: "found" } & RegistrationStatus)
  /** No such reference, or of another birth date: the registry does not say which. */
  | { readonly is: "unknown" }
  | { readonly is: "no-connection" };

/** @param birthDate YYYY-MM-DD; in a header, as addresses are written into logs */
export async function readStatus(
  { fetcher, base }: RegistryNeighbour,
  deadline: Deadline,
  reference: string,
  birthDate: string,
): Promise<StatusAnswer> {
  if (!isReference(reference)) return { is: "unknown" };
  const asked = { url: `${base}/api/bro/${reference}/status/`, headers: { "X-Birth-Date": birthDate } };
  const got = await call(fetcher, asked, {
    neighbour: "registry",
    retries: { times: 1, pause: 500 },
    shape: status,
    ...deadline(),
  });
  if (got.ok) return { is: "found", ...got.value };
  return got.status === 404 ? { is: "unknown" } : { is: "no-connection" };
}

/** A lone dot would be resolved away. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9]{6,64}$/.test(text);
