import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Env } from "../../env.ts";
import type { Deadline } from "../../limits/deadline.ts";
import { limits } from "../../limits/limits.ts";
import { type PartnerSettings, partnerFetcher } from "../partner.ts";
import { writeWithAttempts } from "../write-attempts.ts";
import { acknowledgementIn } from "./acknowledgement.ts";
import { type MultipartFile, multipartBody } from "./multipart-body.ts";

export type { MultipartFile } from "./multipart-body.ts";

export type AgencyOutcome =
  /** It gave its reference, or named the key. */
  | { is: "received"; reference: string | undefined }
  /** Status 2xx without an acknowledgement, as of a maintenance page: sending the same key again is safe. */
  | { is: "unclear" }
  | { is: "refused" }
  /** Status 500 and up, or no answer. It may have arrived: sending the same key again is safe. */
  | { is: "no-connection" };

export interface Agency {
  /** @param key at most 255 visible ASCII characters: one key is one application */
  submit(application: unknown, documents: readonly MultipartFile[], key: string): Promise<AgencyOutcome>;
  /** One attempt. */
  notify(notice: ApplicationNotice, key: string): Promise<AgencyOutcome>;
}

/** That somebody has applied, so that the day counts. */
export interface ApplicationNotice {
  readonly reference: string;
  readonly client_number: string;
  readonly first_name: string;
  readonly last_name: string;
  /** YYYY-MM-DD in New Zealand. */
  readonly day: string;
}

export interface AgencyNeighbour {
  fetcher: Fetcher;
  base: string;
  /** The field of its answer that holds its reference. */
  receipt?: string | undefined;
  /** Milliseconds between attempts. */
  pause?: number;
}

export function agencyNeighbour(
  env: Pick<Env, "AGENCY_URL" | "AGENCY_RECEIPT"> & PartnerSettings,
): AgencyNeighbour | undefined {
  const { AGENCY_URL, AGENCY_RECEIPT: receipt, STAND_INS } = env;
  if (AGENCY_URL)
    return {
      fetcher: partnerFetcher("agency", env),
      base: AGENCY_URL.replace(/\/+$/, ""),
      receipt,
    };
  return STAND_INS && { fetcher: STAND_INS, base: "https://stand-ins/stand-ins/agency", receipt };
}

export const agencyAt = (neighbour: AgencyNeighbour | undefined, deadline: Deadline): Agency => ({
  async submit(application, documents, key) {
    if (!neighbour) return { is: "no-connection" };
    const { fetcher, base, pause, receipt } = neighbour;
    const { contentType, body } = multipartBody({ key: "application", value: application }, documents);
    const asked = {
      url: `${base}/api/v1/application/uploads`,
      method: "POST",
      headers: { "Content-Type": contentType, "Idempotency-Key": key },
      body,
    };
    const attempt = timeFor(body.size);
    const once = (time: number) =>
      call<string>(fetcher, asked, { neighbour: "agency", deadline: time, as: "text", probe: true });
    const { deadline: whole } = deadline(limits.submissionWait);
    const answer = await writeWithAttempts(once, { pause, attempt, whole });
    return outcomeOf(answer, key, receipt);
  },
  async notify(notice, key) {
    if (!neighbour) return { is: "no-connection" };
    const { fetcher, base, receipt } = neighbour;
    const asked = {
      url: `${base}/api/v1/application/notice`,
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(notice),
    };
    const answer = await call<string>(fetcher, asked, {
      neighbour: "agency",
      deadline: noticeWait,
      as: "text",
    });
    return outcomeOf(answer, key, receipt);
  },
});

function outcomeOf(
  answer: Answer<string> | Failure,
  key: string,
  receipt: string | undefined,
): AgencyOutcome {
  if (answer.ok) {
    const acknowledged = acknowledgementIn(answer.value, key, receipt);
    return acknowledged ? { is: "received", ...acknowledged } : { is: "unclear" };
  }
  const isRefused = answer.kind === "status" && (answer.status ?? 500) < 500;
  return { is: isRefused ? "refused" : "no-connection" };
}

/** Milliseconds: nobody waits for it. */
const noticeWait = 10_000;

/** Milliseconds: 10 s, or as long as the bytes take at 10 MB/s, 30 s at most. */
const timeFor = (bytes: number): number => Math.min(30_000, 10_000 + bytes / 10_000);
