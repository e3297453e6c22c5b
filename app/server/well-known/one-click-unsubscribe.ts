import type { Visit } from "../visit.ts";

export const unsubscribePath = "/unsubscribe";

/** RFC 8058: mail programs send no cookies or form token, so the signed link says whose mails stop. */
export async function answerOneClickUnsubscribe(
  request: Request,
  body: ArrayBuffer | undefined,
  { request: { path }, neighbours: { reminders } }: Pick<Visit, "request" | "neighbours">,
): Promise<Response | undefined> {
  const token = new URL(request.url).searchParams.get("token");
  if (request.method !== "POST" || path !== unsubscribePath || !token) return undefined;
  if (!(await isOneClick(request, body))) return undefined;
  switch (await reminders.stop(token, "reminders")) {
    case "stopped":
      return plainText(200, "Stopped. / Kua mutu.");
    case "not-ours":
      return plainText(404, "There is no such link. / Kāore he hononga pērā.");
    case "unavailable":
      return plainText(503, "Please try again later. / Tēnā, whakamātau anō ā muri ake nei.", {
        "Retry-After": "300",
      });
  }
}

async function isOneClick({ url, headers }: Request, body: ArrayBuffer | undefined): Promise<boolean> {
  try {
    const form = await new Request(url, { method: "POST", headers, body }).formData();
    return form.get("List-Unsubscribe") === "One-Click";
  } catch {
    return false;
  }
}

const plainText = (status: number, text: string, more: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store", ...more },
  });
