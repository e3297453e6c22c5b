import { expect, onTestFinished } from "vitest";
import { send } from "./http.ts";

/** Minutes from now as a moment: negative ones are past. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

interface Told {
  id: string;
}

/** What is published after a change through the page of the stand-ins; nothing when it was refused. */
async function change(
  site: string,
  notice: Record<string, unknown>,
): Promise<{ banners: Told[]; outages: Told[] } | undefined> {
  const { status, text } = await send(site, {
    method: "POST",
    path: "/stand-ins/notices",
    headers: { Origin: site, "Content-Type": "application/json" },
    body: JSON.stringify(notice),
  });
  return status < 400 ? JSON.parse(text) : undefined;
}

/**
 * Publishes a message or an outage until the test is over.
 * @returns how to take it back before
 */
export async function publish(site: string, notice: Record<string, unknown>): Promise<() => Promise<void>> {
  const told = await change(site, notice);
  if (!told) throw new Error(`Not published: ${JSON.stringify(notice)}`);
  const id = (notice.kind === "banner" ? told.banners : told.outages).at(-1)?.id;
  const takeBack = async () => void (await change(site, { kind: "take-back", id }));
  onTestFinished(takeBack);
  return takeBack;
}

/** Until what was published has reached the pages: the site asks once a second. */
export const seen = (read: () => Promise<unknown>) => expect.poll(read, { interval: 200 });
