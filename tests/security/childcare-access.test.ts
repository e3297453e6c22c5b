import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicationCalls } from "#app/features/childcare/parent/routes.ts";
import { supervisorCalls } from "#app/features/childcare/supervisor/routes.ts";
import type { Answers } from "#app/forms/answers.ts";
import { routes } from "#app/routes.ts";
import { applyPath, landing } from "../support/childcare.ts";
import { coupleAnswers, singleParentAnswers } from "../support/childcare-answers.ts";
import { linkTo, sentToServices } from "../support/childcare-supervisor.ts";
import type { Visitor } from "../support/client.ts";
import { send } from "../support/http.ts";
import { aroha, ben as benHimself, cookie, siteWithIdentity } from "../support/identity.ts";
import { fileOf, type SentPart } from "../support/uploads.ts";

const site = siteWithIdentity();
const api = "/api/v1/application";

/** What only Aroha's application has. */
const secrets = [
  "Kahurangi",
  "Tūī",
  "049091850",
  "49091850",
  "555012342",
  "mere@example.org",
  "12 High Street",
];
const own: Answers = {
  ...coupleAnswers,
  "parent.first_name": "Kahurangi",
  "children[0].first_name": "Tūī",
};
const others: Answers = {
  ...singleParentAnswers,
  "parent.ird": "35901981",
  "parent.swn": "555017121",
  "parent.email": "ben@example.org",
  "parent.address.line1": "1 Low Street",
  "children[0].providers[0].provider_email": "other@annewest.example",
};

let owner: Visitor;
let ben: Visitor;
let applicationId: string;

async function write(
  visitor: Visitor,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const sent = JSON.stringify(body);
  const all = {
    Cookie: visitor.cookies.header("/") ?? "",
    "Content-Type": "application/json",
    "X-CSRFToken": cookie(visitor, "csrftoken") ?? "",
    ...headers,
  };
  return send(site.url, { method, path, headers: all, body: sent });
}

const query = async <T>(sql: string, ...values: unknown[]) =>
  (
    await (
      await site.db
    )
      .prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

beforeAll(async () => {
  owner = (await sentToServices(site, own, { person: aroha })).parent;
  await owner.ask("/api/v1/session");
  const [row] = await query<{ id: string }>("select id from childcare_applications");
  applicationId = row?.id ?? "";
  ben = (await sentToServices(site, others, { person: benHimself })).parent;
});

// More wrong tokens than an hour allows would all be refused alike.
beforeEach(async () => {
  await query("delete from rate_limits");
});

const stateOfOwner = async () => [
  (await owner.ask(`${api}/`)).text,
  await query(
    "select status, answered_at, token_hash from childcare_sections where application_id = ?",
    applicationId,
  ),
];
const token = "A".repeat(43);
const bearerOf = (token: string) => ({ Authorization: `Bearer ${token}` });
const bearer = bearerOf(token);

/** Each address of the application with examples for its parameters. */
const examples: Readonly<Record<string, string>> = {
  ":stepName": "your-details",
  ":providerId": "5001",
  ":documentId": "00000000-0000-4000-8000-000000000000",
};
const filledIn = (path: string): string =>
  path.replace(/:\w+/g, (name) => (name === ":applicationId" ? applicationId : (examples[name] ?? "1")));

const pages = routes.map(({ path }) => path).filter((path) => path.startsWith(landing));
const calls = Object.entries({ ...applicationCalls, ...supervisorCalls });

interface Somebody {
  visitor: Visitor;
  /** Of the link that they have. */
  token?: string;
}
type Role = [name: string, who: () => Promise<Somebody>];

/** A supervisor who has opened the link that was mailed to them. */
async function supervisorAt(address: string): Promise<Somebody> {
  const link = await linkTo(site, address);
  const visitor = site.visitor();
  expect((await visitor.visit(link)).status).toBe(200);
  return { visitor, token: new URL(link, site.url).searchParams.get("token") ?? "" };
}

const roles: Role[] = [
  ["anonymous", async () => ({ visitor: site.visitor() })],
  ["another person", async () => ({ visitor: ben })],
  [
    "somebody with a forged link",
    async () => {
      const visitor = site.visitor();
      await visitor.visit(`${landing}/confirm/${applicationId}/5001?token=${token}`);
      return { visitor };
    },
  ],
  ["a supervisor with a valid token of another application", () => supervisorAt("other@annewest.example")],
  ["another service of the same application", () => supervisorAt("office@doubtless.example")],
];

// Before so many wrong ones were tried that no more are looked at.
test("a token that is wrong, and one of another application or service, are answered alike", async () => {
  const ask = (path: string, headers: Record<string, string>) => send(site.url, { path, headers });
  const answers = await Promise.all([
    ask(`${api}/${applicationId}/provider/5001`, bearer),
    ask(`${api}/${applicationId}/provider/5002`, bearer),
    ask(`${api}/00000000-0000-4000-8000-000000000000/provider/5001`, bearer),
    ask(`${api}/${applicationId}/provider/5001`, {}),
  ]);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404 });
});

describe.each(roles)("%s", (_role, who) => {
  let visitor: Visitor;
  let held: Record<string, string>;
  beforeAll(async () => {
    const somebody = await who();
    visitor = somebody.visitor;
    held = bearerOf(somebody.token ?? token);
    await visitor.ask("/api/v1/session");
  });

  test.each(pages)(
    "sees nothing of an application at %s, and changes nothing [quality/build/access-table]",
    async (path) => {
      const before = await stateOfOwner();
      const page = await visitor.visit(filledIn(path));
      for (const secret of secrets) expect(page.html).not.toContain(secret);
      const fields = Object.entries(own).map(([name, value]) => [name, [value].flat()[0] ?? ""] as const);
      const posted = await visitor.post(filledIn(path), [
        ["_csrf", cookie(visitor, "csrftoken") ?? ""],
        ["intent", "next"],
        ...fields.map(([name]) => [name, "changed"] as const),
      ]);
      expect(posted.status).toBeLessThan(500);
      for (const secret of secrets) expect(posted.html).not.toContain(secret);
      expect(await stateOfOwner()).toEqual(before);
    },
  );

  test.each(calls.flatMap(([path, call]) => Object.keys(call).map((method) => [method, path])))(
    "%s %s",
    async (method, path) => {
      const before = await stateOfOwner();
      for (const headers of [{}, held]) {
        const answer = await (method === "GET"
          ? send(site.url, {
              path: filledIn(path),
              headers: { Cookie: visitor.cookies.header("/") ?? "", ...headers },
            })
          : write(
              visitor,
              method,
              filledIn(path),
              { parent: { first_name: "Changed" }, approved: false },
              headers,
            ));
        for (const secret of secrets) expect(answer.text).not.toContain(secret);
        expect(answer.status).toBeLessThan(500);
      }
      expect(await stateOfOwner()).toEqual(before);
    },
  );

  test("never gets, replaces or removes a document of it, nor adds one", async () => {
    const link = await ownDocument();
    const id = link.split("file=")[1];
    const csrf: SentPart = { name: "_csrf", content: cookie(visitor, "csrftoken") ?? "" };
    const file = { filename: "1.pdf", content: fileOf("pdf") };
    const answers = [
      await visitor.visit(link),
      await visitor.post(applyPath("uploads"), [
        ["_csrf", String(csrf.content)],
        ["intent", `remove:${id}`],
      ]),
      await visitor.postFiles(applyPath("uploads"), [csrf, { name: `replace:${id}`, ...file }]),
      await visitor.postFiles(`${api}/uploads`, [csrf, { name: "uploads.children[]", ...file }]),
    ];
    for (const { status, html } of answers) {
      expect(status).toBeLessThan(500);
      expect(html).not.toMatch(/%PDF|kahurangi\.pdf/);
    }
    expect((await owner.ask(link)).status).toBe(200);
    const rows = await query("select id from documents where application_id = ?", applicationId);
    expect(rows).toEqual([{ id }]);
    await query("update childcare_applications set status = 'PENDING_REVIEW'");
  });
});

let document: string | undefined;

/** Where the owner, and nobody else, gets their only document; now everybody's application may have some. */
async function ownDocument(): Promise<string> {
  await query("update childcare_applications set status = 'APPROVED'");
  if (document) return document;
  const page = await owner.postFiles(applyPath("uploads"), [
    { name: "_csrf", content: cookie(owner, "csrftoken") ?? "" },
    { name: "uploads.children[]", filename: "kahurangi.pdf", content: fileOf("pdf") },
    { name: "intent", content: "next" },
  ]);
  document = page.document.querySelector(".file-actions a")?.getAttribute("href") ?? "";
  expect([document.includes("file="), (await owner.ask(document)).status]).toEqual([true, 200]);
  return document;
}

test("the owner sees their own", async () => {
  const page = await owner.visit(applyPath("your-details"));
  expect(page.html).toContain("Kahurangi");
});
