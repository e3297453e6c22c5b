import { beforeAll, describe, expect, test } from "vitest";
import { applicationCalls } from "#app/features/childcare-subsidy/index.ts";
import { supervisorCalls } from "#app/features/childcare-supervisor/index.ts";
import { routes } from "#app/routes.ts";
import { treeOf } from "#app/wizard/form-api/form-body.ts";
import { applyPath, landing, startApplication } from "../support/childcare.ts";
import { singleParent } from "../support/childcare-answers.ts";
import type { Visitor } from "../support/client.ts";
import { send } from "../support/http.ts";
import { aroha, ben, cookie, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();
const api = "/api/v1/application";

/** What only Aroha's application has. */
const secrets = ["Kahurangi", "049091850", "49091850", "555012342", "mere@example.org", "12 High Street"];
const own = { ...singleParent["your-details"], "parent.first_name": "Kahurangi" };

let owner: Visitor;
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

beforeAll(async () => {
  owner = (await startApplication(site, { person: aroha })).visitor;
  await owner.ask("/api/v1/session");
  await write(owner, "PUT", `${api}/step/your-details`, treeOf(own));
  const row = await (await site.db).prepare("select id from childcare_applications").first<{ id: string }>();
  applicationId = row?.id ?? "";
});

const stateOfOwner = async () => (await owner.ask(`${api}/`)).text;
const token = "A".repeat(43);
const bearer = { Authorization: `Bearer ${token}` };

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

type Role = [name: string, visitor: () => Promise<Visitor>];

const roles: Role[] = [
  ["anonymous", async () => site.visitor()],
  ["another person", async () => (await startApplication(site, { person: ben })).visitor],
  [
    "somebody with another service's link",
    async () => {
      const visitor = site.visitor();
      await visitor.visit(`${landing}/confirm/${applicationId}/5001?token=${token}`);
      return visitor;
    },
  ],
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

describe.each(roles)("%s", (_role, visitorOf) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visitorOf();
    await visitor.ask("/api/v1/session");
  });

  test.each(pages)("sees nothing of an application at %s, and changes nothing", async (path) => {
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
    expect(await stateOfOwner()).toBe(before);
  });

  test.each(calls.flatMap(([path, call]) => Object.keys(call).map((method) => [method, path])))(
    "%s %s",
    async (method, path) => {
      const before = await stateOfOwner();
      for (const headers of [{}, bearer]) {
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
      expect(await stateOfOwner()).toBe(before);
    },
  );
});

test("the owner sees their own", async () => {
  const page = await owner.visit(applyPath("your-details"));
  expect(page.html).toContain("Kahurangi");
});
