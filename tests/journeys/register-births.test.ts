import { describe, expect, test } from "vitest";
import { childSent, noOtherParent } from "../support/birth-sent.ts";
import { claimAnswers, dayAnswers, ofCaregiver } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { expectConfirmed, expectSent, register, service, start } from "../support/journey.ts";
import { allClaims, familiesSent, journeys } from "../support/journeys.ts";
import { ownBirth, sendIn } from "../support/registered.ts";
import { stepOf, walkOn } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });

describe.each(bothLanguages)("A birth is registered without a script, $language", ({ language, prefix }) => {
  test.concurrent.each(Object.entries(journeys))("%s", async (_, { answers, sent, says, review }) => {
    const birth = ownBirth(answers);
    const registered = await register(new Visitor(site.url), birth, prefix);
    if (review) expect(registered.review.text("main")).toContain(review[language === "en" ? 0 : 1]);
    expectConfirmed(registered.end, language, says);
    await expectSent(site.url, registered.end, birth, { more: sent });
  });

  test.concurrent("unknown father after all: what hung on him is asked again, and nothing of him is sent", async () => {
    const birth = ownBirth({
      ...claimAnswers.workingForFamilies,
      ...ofCaregiver({ type: "father" }),
      "ird.deliveryAddress": "fathersAddress",
      "ird.numberByEmail": "no",
      parentRelationship: "civilUnion",
      ...dayAnswers("parentRelationshipDate", "2015-02-07"),
      parentRelationshipPlace: "Porirua",
    });
    const visitor = new Visitor(site.url);
    await walkOn(await start(visitor, prefix), birth, "review");
    const changed = await visitor.visit(`${prefix}${service}/other-parent-details?focus=fatherKnown`);
    const toDo = await changed
      .form("f")
      .fill({ fatherKnown: "no" })
      .submit({ name: "intent", value: "review" });
    expect([stepOf(toDo), toDo.errors()]).toEqual(["other-services", []]);
    const mothers = { ...birth, ...ofCaregiver({ type: "mother" }), "ird.deliveryAddress": "mothersAddress" };
    const end = await sendIn(await walkOn(toDo, mothers, "review"), birth);
    expectConfirmed(end, language, ["next/bestStart/Y", "next/myIR/wff-client", "next/irdNumber"]);
    const ird = { applyForNumber: true, deliveryAddress: "mothersAddress", numberByEmail: false };
    await expectSent(site.url, end, birth, {
      more: { ...noOtherParent, bestStart: familiesSent, ird, msd: undefined },
    });
  });

  test.concurrent("stillbirth: from the relationship straight to the certificate; sympathy, and no Best Start entitlement", async () => {
    const birth = ownBirth({
      ...allClaims,
      "child.aliveAtBirth": "no",
      otherChildren: "2",
      "siblings[0].sex": "female",
      "siblings[0].statusOfChild": "born-alive",
      ...dayAnswers("siblings[0].dateOfBirth", "2020-02-29"),
      "siblings[1].sex": "male",
      "siblings[1].statusOfChild": "stillborne",
      ...dayAnswers("siblings[1].dateOfBirth", "2022-12-31"),
      parentRelationship: "marriage",
      ...dayAnswers("parentRelationshipDate", "2015-02-07"),
      parentRelationshipPlace: "Porirua",
    });
    const visitor = new Visitor(site.url);
    const { end } = await register(visitor, birth, prefix);
    expect(visitor.asked.join(" ")).not.toMatch(/other-services|manage-best-start/);
    expectConfirmed(end, language, ["stillborn/body"]);
    await expectSent(site.url, end, birth, {
      more: {
        child: { stillBorn: true },
        msd: undefined,
        parentRelationship: "marriage",
        parentRelationshipDate: "2015-02-07",
        parentRelationshipPlace: "Porirua",
        siblings: [
          { sex: "female", statusOfChild: "born-alive", dateOfBirth: "2020-02-29" },
          { sex: "male", statusOfChild: "stillborne", dateOfBirth: "2022-12-31" },
        ],
      },
    });
  });

  test.concurrent("twins: one after the other from the same browser", async () => {
    const visitor = new Visitor(site.url);
    for (const number of [1, 2]) {
      const twin = ownBirth({
        "child.oneOfMultiple": "yes",
        "child.multipleBirthOrder": `${number} of 2`,
        "child.sex": number === 1 ? "female" : "male",
      });
      const { end } = await register(visitor, twin, prefix);
      expectConfirmed(end, language, ["next/bestStart/N"]);
      const child = { oneOfMultiple: true, birthOrderNumber: number, birthOrderTotal: 2 };
      await expectSent(site.url, end, twin, {
        more: { child: { ...childSent, ...child, sex: number === 1 ? "female" : "male" } },
      });
    }
  });
});
