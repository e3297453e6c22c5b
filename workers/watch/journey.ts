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
  return async (path: string, form?: Record<string, string | readonly string[]>): Promise<Answered> => {
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
        ...(form ? { method: "POST", body: fieldsOf(form) } : {}),
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

function fieldsOf(form: Record<string, string | readonly string[]>): URLSearchParams {
  const pairs = Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs as [string, string][]);
}

function must(holds: boolean): void {
  if (!holds) throw new Error();
}

/** Nobody real: alone, without children, work or income. */
const household = {
  "applicant.isNZResident": "true",
  "applicant.normallyLivesInNZ": "true",
  "applicant.age": "30",
  "applicant.hasSeriousDisability": "false",
  "applicant.relationshipStatus": "single",
  "applicant.gaveBirthToThisChild": "false",
  "applicant.numberOfChildren": "0",
  "applicant.workOrStudy": "neither",
  "income.applicant.amount": "0",
  "income.applicant.frequency": "weekly",
  "applicant.receivesIncomeTestedBenefit": "false",
  "applicant.holdsCommunityServicesCard": "false",
  "applicant.hasAccommodationCosts": "false",
  intent: "next",
};

function stepsWith(
  ask: ReturnType<typeof asking>,
  askProvider: (address: string) => Promise<Response>,
): Record<string, () => Promise<void>> {
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
    services: () => page("/services-near-me/early-education", "<h1"),
    verdict: async () => {
      const { status, location } = await ask("/financial-help/questions", household);
      must(status === 303);
      await page(location, 'id="probably-not"');
    },
    save: async () => {
      const { status } = await ask(step, { "child.bornInNZ": "yes", _part: "1", intent: "stay" });
      must(status === 303);
    },
    read: () => page(step, chosen),
    login: async () => {
      const { status, location } = await ask("/login?next=/");
      must((status === 302 || status === 303) && !location.startsWith("/"));
      // As far as the provider's own page.
      must((await askProvider(location)).status < 400);
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
  const askProvider = (address: string) =>
    fetch(new Request(address, { redirect: "manual", signal: AbortSignal.timeout(deadline) }));
  for (const [title, go] of Object.entries(stepsWith(asking(origin, fetch), askProvider))) {
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
