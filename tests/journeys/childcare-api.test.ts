import { beforeEach, describe, expect, test } from "vitest";
import { treeOf } from "#app/wizard/form-api/form-body.ts";
import { applyPath, startApplication } from "../support/childcare.ts";
import { couple, singleParent, singleParentAnswers } from "../support/childcare-answers.ts";
import { linkTo, sentToServices } from "../support/childcare-supervisor.ts";
import type { Visitor } from "../support/client.ts";
import { send } from "../support/http.ts";
import { aroha, cookie, logIn, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();
const base = "/api/v1/application";

beforeEach(async () => {
  const db = await site.db;
  await db.batch(
    ["sessions", "drafts", "childcare_applications"].map((table) => db.prepare(`delete from ${table}`)),
  );
});

const read = async (visitor: Visitor, path: string) => {
  const { status, text, headers } = await visitor.ask(path);
  return { status, body: JSON.parse(text), tag: headers.etag ?? "" };
};

interface Sent {
  body?: unknown;
  tag?: string;
  token?: string;
}

/** As a script of the page sends it in an older browser. */
async function write(
  visitor: Visitor,
  method: string,
  path: string,
  { body, tag, token = cookie(visitor, "csrftoken") }: Sent = {},
) {
  const headers = {
    Cookie: visitor.cookies.header("/") ?? "",
    "Content-Type": "application/json",
    ...(token ? { "X-CSRFToken": token } : {}),
    ...(tag ? { "If-Match": tag } : {}),
  };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const received = await send(site.url, { method, path, headers, ...(sent ? { body: sent } : {}) });
  visitor.cookies.take(received.setCookies);
  return {
    status: received.status,
    body: received.text ? JSON.parse(received.text) : undefined,
    tag: received.headers.etag ?? "",
  };
}

async function loggedIn(): Promise<Visitor> {
  const visitor = site.visitor();
  await logIn(visitor, aroha);
  await visitor.ask("/api/v1/session");
  return visitor;
}

describe("GET /api/v1/session", () => {
  test("a list whose first item has realme_auth; 'Success' means signed in [childcare/calls/session]", async () => {
    const anonymous = await read(site.visitor(), "/api/v1/session");
    expect([anonymous.status, anonymous.body]).toEqual([200, [{ realme_auth: "None" }]]);
    expect((await read(await loggedIn(), "/api/v1/session")).body[0].realme_auth).toBe("Success");
  });
});

describe("/api/v1/application", () => {
  test("nobody who is not logged in is told or may change anything", async () => {
    const visitor = site.visitor();
    await visitor.ask("/api/v1/session");
    const statuses = [
      (await read(visitor, `${base}/status`)).status,
      (await read(visitor, `${base}/`)).status,
      (await write(visitor, "POST", `${base}/`)).status,
      (await write(visitor, "PUT", `${base}/step/your-details`, { body: {} })).status,
    ];
    expect(statuses).toEqual([403, 403, 403, 403]);
  });

  test("status null means no application; it is created once, then 400 [childcare/calls/application]", async () => {
    const visitor = await loggedIn();
    expect((await read(visitor, `${base}/status`)).body).toEqual({ status: null });
    expect((await read(visitor, `${base}/`)).body).toEqual({ status: null, step: null, application: null });
    expect(await write(visitor, "POST", `${base}/`)).toMatchObject({ status: 201, body: { status: "NEW" } });
    expect((await write(visitor, "POST", `${base}/`)).status).toBe(400);
    expect((await read(visitor, `${base}/status/`)).body).toEqual({ status: "NEW" });
  });

  test("without the anti-forgery header, or with another one, nothing is created", async () => {
    const visitor = await loggedIn();
    for (const token of ["", "x"]) expect((await write(visitor, "POST", base, { token })).status).toBe(403);
    expect((await read(visitor, `${base}/status`)).body).toEqual({ status: null });
  });

  test("while the database does not answer, each call says so in its own words [childcare/calls/messages]", async () => {
    const visitor = await loggedIn();
    await write(visitor, "POST", `${base}/`);
    const db = await site.db;
    await db.prepare("alter table drafts rename to away").run();
    const said = [
      (await read(visitor, `${base}/`)).body.detail,
      (await write(visitor, "PUT", `${base}/step/your-details`, { body: {} })).body.detail,
      (await write(visitor, "PUT", `${base}/to-supervisor`, { body: {} })).body.detail,
    ];
    await db.prepare("alter table away rename to drafts").run();
    expect(said).toEqual([
      "There was a problem retrieving this application.",
      "There was an error saving this step.",
      "There was an error submitting this application.",
    ]);
  });

  test("another method is answered with what there is", async () => {
    const visitor = await loggedIn();
    expect((await write(visitor, "PUT", `${base}/status`, { body: {} })).status).toBe(405);
    expect((await read(visitor, "/api/v1/nothing").catch(() => ({ status: 404 }))).status).toBe(404);
  });

  test("a step that is put stands in the pages and in what is read, and the other way round [childcare/calls/step]", async () => {
    const visitor = await loggedIn();
    await write(visitor, "POST", `${base}/`);
    for (const [step, answers] of Object.entries(couple)) {
      const put = await write(visitor, "PUT", `${base}/step/${step}`, { body: treeOf(answers) });
      expect([step, put.status, put.body.errors]).toEqual([step, 200, undefined]);
    }
    const { body } = await read(visitor, `${base}/`);
    expect(body).toMatchObject({
      status: "NEW",
      application: {
        relationship_status: "MARRIED",
        parent: { first_name: "Mere", ird: "049091850" },
        partner: { first_name: "Hemi" },
        children: [{ first_name: "Āria" }, { first_name: "Tama" }, { first_name: "Mia" }],
      },
    });
    expect(body.application.children[0].providers[0].provider_name).toEqual(expect.any(String));
    const page = await visitor.visit(applyPath("your-details"));
    expect(page.form("f").valuesOf("parent.first_name")).toEqual(["Mere"]);
    expect((await visitor.visit(applyPath("review"))).address).toBe(applyPath("review"));
    expect(await write(visitor, "PUT", `${base}/to-supervisor`)).toMatchObject({ status: 200 });
    expect((await read(visitor, `${base}/status`)).body).toEqual({ status: "PENDING_REVIEW" });
    expect((await write(visitor, "PUT", `${base}/to-supervisor`)).status).toBe(409);
    const children = treeOf(couple["dependent-children"]);
    expect((await write(visitor, "PUT", `${base}/step/dependent-children`, { body: children })).status).toBe(
      409,
    );
  });

  test("truths and days may be written as such", async () => {
    const visitor = await loggedIn();
    await write(visitor, "POST", `${base}/`);
    const tree = treeOf(singleParent["your-details"]) as { parent: Record<string, unknown> };
    const parent = {
      ...tree.parent,
      date_of_birth: "1990-05-06",
      birthName: { different: false },
      liveInNZ: true,
    };
    expect(await write(visitor, "PUT", `${base}/step/your-details`, { body: { parent } })).toMatchObject({
      status: 200,
    });
    expect((await read(visitor, `${base}/`)).body.application.parent.date_of_birth).toBe("1990-05-06");
  });

  test("what is not valid is refused as on the page, and what no step asks is left aside [childcare/calls/step]", async () => {
    const visitor = await loggedIn();
    await write(visitor, "POST", `${base}/`);
    const body = {
      status: "APPROVED",
      parent: { first_name: "M3re", income_and_assets: { trust_income: "true" } },
    };
    const put = await write(visitor, "PUT", `${base}/step/your-details`, { body });
    expect([put.status, Object.keys(put.body.errors)]).toEqual([
      422,
      expect.arrayContaining(["parent.first_name", "parent.last_name"]),
    ]);
    expect((await read(visitor, `${base}/`)).body).toMatchObject({
      status: "NEW",
      application: { parent: { income_and_assets: { trust_income: false } } },
    });
    expect((await write(visitor, "PUT", `${base}/to-supervisor`)).status).toBe(422);
    expect((await write(visitor, "PUT", `${base}/step/your-details`, { body: [] })).status).toBe(400);
    expect((await write(visitor, "PUT", `${base}/step/nothing`, { body: {} })).status).toBe(404);
  });

  test("a version that is out of date overwrites nothing", async () => {
    const { visitor } = await startApplication(site);
    await visitor.ask("/api/v1/session");
    const { tag } = await read(visitor, `${base}/`);
    const body = treeOf(singleParent["your-details"]) as { parent: object };
    expect((await write(visitor, "PUT", `${base}/step/your-details`, { body, tag })).status).toBe(200);
    const other = { parent: { ...body.parent, first_name: "Huia" } };
    expect((await write(visitor, "PUT", `${base}/step/your-details`, { body: other, tag })).status).toBe(412);
    expect((await read(visitor, `${base}/`)).body.application.parent.first_name).toBe("Mere");
  });
});

describe("GET and PATCH /api/v1/application/{applicationId}/provider/{providerId}", () => {
  const office = "api@annewest.example";

  test("with the token of the link a service's part is read and answered once, and nothing else of the family [quality/supervisor-link/least] [childcare/calls/provider]", async () => {
    const { parent } = await sentToServices(site, {
      ...singleParentAnswers,
      "children[0].providers[0].provider_email": office,
    });
    const link = new URL(await linkTo(site, office), site.url);
    const [applicationId, providerId] = link.pathname.split("/").slice(-2);
    const path = `${base}/${applicationId}/provider/${providerId}`;
    const headers = { Authorization: `Bearer ${link.searchParams.get("token")}` };
    const asked = await send(site.url, { path, headers });
    expect(asked.status).toBe(200);
    expect(asked.text).not.toMatch(/Mere|650|49091850|Harbour|Porirua/);
    const { children } = JSON.parse(asked.text);
    expect(children).toMatchObject([{ first_name: "Āria", last_name: "Tāne", dob: "2023-03-04" }]);
    const patch = (body: unknown) =>
      send(site.url, {
        method: "PATCH",
        path,
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    const payload = {
      approved: true,
      swn: "55501780",
      has_holding_or_absence_fee: false,
      supervisor_name: "Hine Kereama",
      children: [
        {
          id: children[0].id,
          is_attending: true,
          supervisor_has_authority: true,
          hours_of_care_weekly: "24.5",
          provider_20_hours_weekly: "12",
          enrollment_date: "2026-02-02",
          hourly_fee: "7.50",
          weekly_fee: "183.75",
          is_home_based_educator: false,
        },
      ],
    };
    const sections = async () => (await read(parent, `${base}/`)).body.application.supervisor_sections;
    const waiting = { provider_identifier: "5001", status: "DRAFT", swn: "", provider_email: office };
    expect(await sections()).toEqual([
      expect.objectContaining({ ...waiting, datetime_completed: null, enrollments: [] }),
    ]);
    const wrong = await patch({ ...payload, swn: "1" });
    expect([wrong.status, Object.keys(JSON.parse(wrong.text).errors)]).toEqual([422, ["swn"]]);
    expect(await patch({ approved: "yes" })).toMatchObject({ status: 400 });
    expect(await patch(payload)).toMatchObject({ status: 200 });
    expect((await read(parent, `${base}/status`)).body).toEqual({ status: "APPROVED" });
    const { children: _, approved: __, ...told } = payload;
    expect(await sections()).toMatchObject([
      {
        ...waiting,
        ...told,
        status: "APPROVED",
        datetime_completed: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        enrollments: [{ id: children[0].id, is_attending: true, weekly_fee: "183.75" }],
      },
    ]);
    expect([(await patch(payload)).status, (await send(site.url, { path, headers })).status]).toEqual([
      404, 404,
    ]);
  });
});

describe("/realme/", () => {
  test("login?next= and logout/ are the site's own [childcare/calls/realme]", async () => {
    const visitor = site.visitor();
    const next = encodeURIComponent(applyPath("eligibility"));
    const started = await visitor.ask(`/realme/login?next=${next}`);
    expect([started.status, started.headers.location?.startsWith(site.provider.issuer)]).toEqual([303, true]);
    const person = await loggedIn();
    await person.visit("/realme/logout/");
    expect((await read(person, "/api/v1/session")).body).toEqual([{ realme_auth: "None" }]);
  });
});
