import type { KnownState } from "../log/state.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

export interface Alert {
  id: string;
  says: string;
  /** An anchor in `.github/RUNBOOK.md`. */
  runbook: string;
  holds(state: KnownState, now: number): boolean;
}

const ranWithin = (job: string, time: number) => (state: KnownState, now: number) => {
  const workedAt = state.jobs[job]?.workedAt;
  return workedAt !== undefined && now - (workedAt ?? 0) > time;
};
const failed = (event: string, times: number) => (state: KnownState) => (state.failures[event] ?? 0) >= times;

/** D1 holds 10 GB. */
export const alerts: readonly Alert[] = [
  {
    id: "journey",
    says: "A visitor's path through the site failed twice in a row.",
    runbook: "the-journey-fails",
    holds: ({ jobs }) => (jobs.journey?.failures ?? 0) >= 2,
  },
  {
    id: "neighbour-down",
    says: "A neighbour has not answered for ten minutes.",
    runbook: "a-neighbour-is-down",
    holds: ({ downSince }, now) => Object.values(downSince).some((since) => now - since > 10 * minute),
  },
  {
    id: "failures",
    says: "More than 20 requests failed with 5xx in a quarter of an hour.",
    runbook: "many-requests-fail",
    holds: failed("answered-5xx", 20),
  },
  {
    id: "payment-origin",
    says: "The registry sent a payment address that is not allowed: certificates cannot be paid for.",
    runbook: "payments-do-not-arrive",
    holds: failed("payment-origin-unexpected", 1),
  },
  {
    id: "mails-set-aside",
    says: "Mails failed five times and were set aside.",
    runbook: "mails-are-set-aside",
    holds: ({ mails }) => mails.setAside > 0,
  },
  {
    id: "mailbox",
    says: "The mail that we send to ourselves each hour did not leave, twice in a row.",
    runbook: "mails-are-set-aside",
    holds: ({ jobs }) => (jobs.mailbox?.failures ?? 0) >= 2,
  },
  {
    id: "mails-late",
    says: "A mail has waited for more than two hours.",
    runbook: "mails-are-set-aside",
    holds: ({ mails }, now) => mails.oldest !== null && now - mails.oldest > 2 * hour,
  },
  {
    id: "clean-up",
    says: "What is over was not deleted for 26 hours.",
    runbook: "the-clean-up-did-not-run",
    holds: ranWithin("clean-up", 26 * hour),
  },
  {
    id: "reminders",
    says: "The hourly job of mails and reminders did not work for three hours.",
    runbook: "the-clean-up-did-not-run",
    holds: ranWithin("reminders", 3 * hour),
  },
  {
    id: "database-size",
    says: "The database is larger than 7 GB; it holds 10.",
    runbook: "the-database-is-full-or-slow",
    holds: ({ size }) => size > 7_000_000_000,
  },
  {
    id: "database-slow",
    says: "The database did not answer in time at least ten times in a quarter of an hour.",
    runbook: "the-database-is-full-or-slow",
    holds: failed("database-timeout", 10),
  },
];
