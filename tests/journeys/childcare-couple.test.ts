import { describe, expect, test } from "vitest";
import en from "#app/features/childcare/parent/steps/children/provider.en.json";
import mi from "#app/features/childcare/parent/steps/children/provider.mi.json";
import type { Answers } from "#app/forms/answers.ts";
import { applyPath, applyTo, startApplication } from "../support/childcare.ts";
import { childAt, couple, coupleAnswers } from "../support/childcare-answers.ts";
import { aroha, ben, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { fillIn, stepOf } from "../support/registration.ts";

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });

const press = (page: Page, value: string, answers: Answers = {}): Promise<Page> =>
  fillIn(page, answers).submit({ name: "intent", value });
const partOf = (page: Page) => new URL(page.address, site.url).searchParams.get("part");
const first = "children[0].providers[0]";
/** What the server hides is in the page, out of sight. */
const isAsked = (page: Page, name: string): boolean =>
  [...page.document.querySelectorAll("main [name]")].some(
    (control) => control.getAttribute("name") === name && !control.closest(".unasked"),
  );
const typed = (page: Page, name: string) => page.form("f").valuesOf(name);
const search = (page: Page, row: string, text: string) =>
  press(page, `find-services:${row}`, { [`${row}.provider_identifier_search`]: text });

describe.each([
  ["English", "", aroha, en],
  ["te reo Māori", "/mi", ben, mi],
])("In %s, without a script", (_language, prefix, person, words) => {
  test("a couple with income together and three children at three services comes to the review; what the directory says is never read from the form [childcare/routes/steps]", async () => {
    const { visitor, page: start } = await startApplication(site, { prefix, person });

    const income = await applyTo(start, coupleAnswers, "assets-and-income");
    const shared = await press(income, "next", coupleAnswers);
    expect(shared.controls()).toContain("parent.income_and_assets.rent_income_jointly");
    expect(income.controls()).not.toContain("parent.income_and_assets.wages_or_salary_jointly");

    const child = await applyTo(shared, coupleAnswers, "dependent-children");
    const details = { ...couple["dependent-children"], [`${first}.provider_identifier`]: [] };
    const service = await press(child, "next", details);
    expect([stepOf(service), partOf(service)]).toEqual(["dependent-children", "2"]);

    const unfound = await search(service, first, "zzzz qqqq");
    expect(unfound.text(".service-count")).toBe(words.none.replace("{{text}}", "zzzz qqqq"));
    expect(unfound.controls()).not.toContain(`${first}.provider_identifier`);
    const many = await search(unfound, first, "kindergarten");
    expect(many.texts(`input[name="${first}.provider_identifier"]`)).toHaveLength(100);
    expect(many.text(".service-count")).toContain(
      words.more.split("{{count}}")[1]?.split("{{shown}}")[0]?.trim(),
    );
    const refused = await press(many, "next");
    expect(refused.status).toBe(422);
    expect(
      refused.errors().map(({ target }) => refused.document.getElementById(target)?.getAttribute("type")),
    ).toEqual(["radio"]);

    const found = await search(many, first, "anne west");
    expect(found.text(".found-services")).toContain("92 Pukepoto Road, Kaitaia");
    const chosen = await press(found, "next", { [`${first}.provider_identifier`]: "5001" });
    expect(chosen.text(".chosen-service")).toBe(
      "Anne West Kindergarten 92 Pukepoto Road, Kaitaia 09 408 1110",
    );
    expect(typed(chosen, `${first}.provider_email`)).toEqual(["annewestkindergarten@xtra.co.nz"]);
    expect(chosen.text("#f")).toContain(words.suggested);
    expect(isAsked(chosen, `${first}.receives_20_hours_ece`)).toBe(true);
    const answered = {
      [`${first}.provider_email`]: "office@annewest.example",
      [`${first}.receives_20_hours_ece`]: "false",
    };

    const second = await press(chosen, "add:children", answered);
    expect(partOf(second)).toBe("7");
    const tama = childAt(1, {
      name: "Tama",
      born: "2022-07-15",
      search: "westminster christian preschool",
      service: "10004",
      email: "office@westminster.example",
    });
    const tamasService = await press(second, "next", tama);
    expect(partOf(tamasService)).toBe("8");
    const without = await press(
      await search(tamasService, "children[1].providers[0]", "westminster christian"),
      "next",
      { "children[1].providers[0].provider_identifier": "10004" },
    );
    expect(isAsked(without, "children[1].providers[0].receives_20_hours_ece")).toBe(false);

    const added = await press(without, "add:children[1].providers", tama);
    expect(partOf(added)).toBe("9");
    const removed = await press(added, "remove:children[1].providers[1]");
    expect(partOf(removed)).toBe("8");
    expect(typed(removed, "children[1].providers[0].provider_email")).toEqual(["office@westminster.example"]);

    const third = await press(removed, "add:children");
    const fourth = await press(third, "add:children", { "children[2].first_name": "Nobody" });
    expect(fourth.text(".children")).toContain("Nobody");
    expect(partOf(fourth)).toBe("19");
    const back = await press(fourth, "remove:children[3]");
    expect(typed(back, "children[2].first_name")).toEqual(["Nobody"]);

    const { "children[2].providers[0].provider_identifier_search": text = "", ...mia } = Object.fromEntries(
      Object.entries(couple["dependent-children"]).filter(([name]) => name.startsWith("children[2]")),
    );
    const miasService = await press(back, "next", mia);
    const amanda = await search(miasService, "children[2].providers[0]", String(text));
    const home = await press(amanda, "next", {
      "children[2].providers[0].provider_identifier": "10103",
    });
    expect(typed(home, "children[2].providers[0].provider_email")).toEqual([""]);
    expect(home.text("#f")).not.toContain(words.suggested);
    const relationship = await press(home, "next", mia);
    expect(stepOf(relationship)).toBe("relationship-status");

    const partners = await applyTo(relationship, coupleAnswers, "partner-assets-and-income");
    const sharedByPartner = await press(partners, "next", coupleAnswers);
    expect([...sharedByPartner.controls()].filter((name) => name.endsWith("_jointly"))).toEqual([]);
    const review = await applyTo(sharedByPartner, coupleAnswers, "review");
    expect(review.status).toBe(200);

    const again = await visitor.visit(`${applyPath("dependent-children", prefix)}?part=2`);
    expect(typed(again, `${first}.provider_identifier`)).toEqual(["5001"]);
    expect(typed(again, `${first}.provider_email`)).toEqual(["office@annewest.example"]);
    const forged = await again
      .form("f")
      .without(`${first}.provider_identifier`)
      .submitWith(
        [
          [`${first}.provider_identifier`, "10004"],
          [`${first}.provider_name`, "Mine"],
          [`${first}.provider_offers_20_hours_ece`, "true"],
          ["services.10004", "{}"],
        ],
        { name: "intent", value: "next" },
      );
    expect(forged.text(".chosen-service")).toContain("Westminster Christian Preschool");
    expect(isAsked(forged, `${first}.receives_20_hours_ece`)).toBe(false);
    const unknown = await forged
      .form("f")
      .without(`${first}.provider_identifier`)
      .submitWith([[`${first}.provider_identifier`, "1"]], { name: "intent", value: "next" });
    expect(unknown.status).toBe(422);
    expect(
      unknown
        .errors()
        .map(({ text }) => text)
        .join(),
    ).toContain(words.notInDirectory);
    await visitor.visit("/logout/");
  });
});
