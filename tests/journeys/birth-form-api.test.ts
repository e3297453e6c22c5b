import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { send } from "../support/http.ts";
import { cookie } from "../support/identity.ts";
import { atReview, ownBirth, referenceOn, sendIn } from "../support/registered.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });

describe("GET and PUT /api/bro/form/ [birth/routes/calls]", () => {
  const path = "/api/bro/form/";
  const read = async (visitor: Visitor) => {
    const { status, text, headers } = await visitor.ask(path);
    return { status, body: JSON.parse(text), tag: headers.etag ?? "" };
  };
  /** As a script of the page sends it in an older browser. */
  const put = async (visitor: Visitor, body: unknown, tag?: string, token = cookie(visitor, "csrftoken")) => {
    const headers = {
      Cookie: visitor.cookies.header("/") ?? "",
      "Content-Type": "application/json",
      ...(token ? { "X-CSRFToken": token } : {}),
      ...(tag ? { "If-Match": tag } : {}),
    };
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const received = await send(site.url, { method: "PUT", path, headers, body: sent });
    visitor.cookies.take(received.setCookies);
    return received;
  };
  const named = (firstNames: string) => ({
    step: 1,
    data: {
      child: {
        bornInNZ: "yes",
        aliveAtBirth: "yes",
        firstNames,
        ethnicGroups: ["maori", "nzEuropean"],
        birthDate: { day: "3" },
      },
    },
  });
  const fresh = async () => {
    const visitor = new Visitor(site.url);
    await visitor.ask("/api/users/me/");
    return visitor;
  };

  test("nothing is an empty object; what is put stands in the pages, and the other way round", async () => {
    const visitor = await fresh();
    expect(await read(visitor)).toEqual({ status: 200, body: {}, tag: "" });
    const begun = await put(visitor, named("moana"));
    expect([begun.status, begun.headers.etag]).toEqual([201, '"1"']);
    const page = await visitor.visit("/register-my-baby/child-details?focus=child.firstNames");
    expect(page.form("f").valuesOf("child.firstNames")).toEqual(["Moana"]);
    await page.form("f").fill({ "child.surname": "Tāne" }).submit({ name: "intent", value: "save-draft" });
    const { child } = named("Moana").data;
    expect(await read(visitor)).toEqual({
      status: 200,
      body: {
        step: 1,
        data: { child: { ...child, surname: "Tāne" } },
      },
      tag: '"2"',
    });
    const { body } = await read(await fresh());
    expect(body).toEqual({});
  });

  test("no window's answers are lost: a form that has changed since is not written over, from either side", async () => {
    const visitor = await fresh();
    await put(visitor, named("Moana"));
    const page = await visitor.visit("/register-my-baby/child-details?focus=child.firstNames");
    expect((await put(visitor, named("Hana"))).status).toBe(428);
    expect((await put(visitor, named("Hana"), '"7"')).status).toBe(412);
    expect((await put(visitor, named("Hana"), '"1"')).status).toBe(200);
    const both = await Promise.all(["Kiri", "Rangi"].map((name) => put(visitor, named(name), '"2"')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = await page
      .form("f")
      .fill({ "child.firstNames": "Aroha" })
      .submit({ name: "intent", value: "next" });
    expect(late.status).toBe(409);
  });

  test("without the anti-forgery header nothing is saved; another method is told which there are", async () => {
    const visitor = await fresh();
    expect((await put(visitor, named("Moana"), undefined, "")).status).toBe(403);
    expect((await read(visitor)).body).toEqual({});
    const { status, headers } = await send(site.url, {
      method: "DELETE",
      path,
      headers: { Origin: site.url },
    });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, PUT"]);
  });

  test("after the registration there is its confirmation, with the names of the specification", async () => {
    const answers = ownBirth();
    const { who, review } = await atReview(site, answers);
    const page = await sendIn(review, answers);
    expect((await read(who)).body).toEqual({
      confirmationData: {
        applicationReferenceNumber: referenceOn(page),
        stillBorn: false,
        bestStart: "N",
        myIR: { status: "bestStart-no" },
      },
    });
  });
});
