import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { atReview, ordered, ownBirth, pay, sendIn } from "../support/registered.ts";
import { siteForTests } from "../support/site.ts";
const site = siteForTests();
test("shots", async () => {
  const shoot = async (html: string, name: string) => writeFileSync(`/tmp/b6/G/${name}.html`, html);
  for (const prefix of ["", "/mi"]) {
    const tag = prefix ? "mi" : "en";
    const answers = ownBirth({ ...ordered, "child.firstNames": `Āria Duke ${tag === "mi" ? "Mi" : "En"}`, "father.surname": "Tāne" });
    const { who, review } = await atReview(site.url, answers, prefix);
    await shoot(review.html, `review-${tag}`);
    const refused = await review.form("f").submit({ name: "intent", value: "submit" });
    await shoot(refused.html, `refused-${tag}`);
    const payment = await sendIn(refused, { ...answers, "child.nameExplaination": "A family name" });
    await shoot(payment.html.replace(/http-equiv/g, ""), `payment-${tag}`);
    const declined = await pay(who, payment, "decline").catch(async () => who.visit(`${prefix}/register-my-baby/confirmation-payment-retry`));
    await shoot(declined.html, `retry-${tag}`);
    const again = await declined.form().submit({ name: "intent", value: "retry" });
    void again;
    const paid = await who.visit(`${prefix}/register-my-baby/confirmation-payment-success`);
    await shoot(paid.html, `paid-${tag}`);
  }
}, 90000);
