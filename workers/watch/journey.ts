/** The public address, as visitors reach it. */
type Fetch = (request: Request) => Promise<Response>;

/** Milliseconds. */
const deadline = 10_000;

interface Answered {
  status: number;
  location: string;
  text: string;
}

export interface JourneyResult {
  /** Milliseconds, for each step that went well. */
  took: Record<string, number>;
  failed: string[];
}

const step = "/register-my-baby/child-details";
const chosen = 'checked=""';

function asking(origin: string, fetch: Fetch) {
  const cookies = new Map<string, string>();
  return async (path: string, form?: Record<string, string>): Promise<Answered> => {
    const headers = new Headers({
      "Sec-Fetch-Site": "same-origin",
      Origin: origin,
      "User-Agent": "timata-journey",
    });
    if (cookies.size > 0)
      headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(
      new Request(origin + path, {
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(deadline),
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
      }),
    );
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/max-age=0\b/i.test(cookie)) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = (answer.headers.get("Location") ?? "/").replace(origin, "");
    return { status: answer.status, location, text: await answer.text() };
  };
}

function must(holds: boolean): void {
  if (!holds) throw new Error();
}

function stepsWith(ask: ReturnType<typeof asking>): Record<string, () => Promise<void>> {
  const page = async (path: string, content: string) => {
    const { status, text } = await ask(path);
    must(status === 200 && text.includes(content));
  };
  return {
    home: () => page("/", "<h1"),
    maori: () => page("/mi", 'lang="mi"'),
    stage: () => page("/stage/pregnancy", "<h1"),
    search: () => page("/search?search=midwife", "/stage/"),
    rules: () => page("/api/rules/current/parameters", "{"),
    save: async () => {
      const { status } = await ask(step, { "child.bornInNZ": "yes", _part: "1", intent: "stay" });
      must(status === 303);
    },
    read: () => page(step, chosen),
    login: async () => {
      const { status, location } = await ask("/login?next=/");
      must((status === 302 || status === 303) && !location.startsWith("/"));
    },
    leave: async () => {
      const { status } = await ask("/quick-exit");
      must(status === 302 || status === 303);
      must(!(await ask(step)).text.includes(chosen));
    },
  };
}

/** Without a script and without sending anything. What it typed is given up at the end, and deleted after an hour. */
export async function walk(
  origin: string,
  fetch: Fetch,
  now: () => number = Date.now,
): Promise<JourneyResult> {
  const took: Record<string, number> = {};
  const failed: string[] = [];
  for (const [title, go] of Object.entries(stepsWith(asking(origin, fetch)))) {
    const began = now();
    try {
      await go();
      took[title] = now() - began;
    } catch {
      failed.push(title);
    }
  }
  return { took, failed };
}
