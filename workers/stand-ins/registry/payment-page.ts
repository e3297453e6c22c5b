import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { home, page } from "../page.ts";
import { products } from "./agencies.ts";
import { type ApplicationPayload, textAt, valueAt } from "./application-fields.ts";
import { type Application, findUnpaid, isAlive } from "./applications.ts";

export const paymentPage = new Hono();

const courier = 5;

/** In dollars. */
function amountOf(payload: ApplicationPayload): number {
  const price = products[textAt(payload, "certificateOrder.productCode")] ?? 0;
  const quantity = Number(valueAt(payload, "certificateOrder.quantity")) || 1;
  return price * quantity + (valueAt(payload, "certificateOrder.courierDelivery") === true ? courier : 0);
}

paymentPage.get("/:id", (c) => {
  const found = findUnpaid({ payment: c.req.param("id") }, Date.now());
  if (!found?.payment) return c.html(nothingToPay(), 404);
  return c.html(isAlive(found.payment, Date.now()) ? asking(found, found.payment.id) : tooLate(found));
});

paymentPage.post("/:id", bodyLimit({ maxSize: 4096 }), async (c) => {
  const found = findUnpaid({ payment: c.req.param("id") }, Date.now());
  if (!found?.payment) return c.html(nothingToPay(), 404);
  const { answer } = await c.req.parseBody();
  if (answer === "no-answer") return c.html(silence());
  if (answer !== "approve" || !isAlive(found.payment, Date.now()))
    return backTo(c, textAt(found.payload, "confirmationUrlFailure"));
  found.payment = undefined;
  found.isPaid = true;
  return backTo(c, textAt(found.payload, "confirmationUrlSuccess"));
});

paymentPage.all("/:id", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD, POST" }));

const answers = [
  ["approve", "Approve the payment", "Whakaaetia te utu"],
  ["decline", "Decline the card", "Whakakāhoretia te kāri"],
  ["cancel", "Cancel", "Whakakorea"],
  ["no-answer", "Do not answer", "Kaua e whakautu"],
] as const;

function asking({ payload, reference }: Application, id: string) {
  return page(
    "Pay by card",
    html`<p>Order ${reference}: $${amountOf(payload).toFixed(2)}. Choose what the card provider says. No card is asked for and nothing is paid. The page can be used for 20 minutes.</p>
<p lang="mi">Tono ${reference}: $${amountOf(payload).toFixed(2)}. Kōwhiria te whakautu a te kaituku kāri. Kāore he kāri e tonoa ana, kāore hoki he utu. Ka taea te whārangi mō te 20 meneti.</p>
<form method="post" action="${home}/registry/payment/${id}">
${answers.map(
  ([answer, en, mi]) =>
    html`<p><button type="submit" name="answer" value="${answer}">${en} / <span lang="mi">${mi}</span></button></p>
`,
)}</form>`,
  );
}

/** A browser may refuse a redirect to another host after a form, so this page moves on by itself. */
function backTo(c: Context, address: string) {
  const content = html`<p>You are led back to the site. <a href="${address}">Go back to the site</a></p>
<p lang="mi">E ārahina ana koe kia hoki ki te pae. <a href="${address}">Hoki atu ki te pae</a></p>`;
  return c.html(page("Back to the site", content), 200, { refresh: `0; url=${address}` });
}

const tooLate = ({ payload }: Application) =>
  page(
    "Too late to pay",
    html`<p>This page could be used for 20 minutes. <a href="${textAt(payload, "confirmationUrlFailure")}">Go back to the site</a></p>
<p lang="mi">E 20 meneti te roa i taea ai tēnei whārangi. <a href="${textAt(payload, "confirmationUrlFailure")}">Hoki atu ki te pae</a></p>`,
  );

const silence = () =>
  page(
    "No answer",
    html`<p role="status">The card provider does not answer, and leads nowhere. The payment still waits.</p>
<p lang="mi">Kāore te kaituku kāri e whakautu, kāore hoki e ārahi ki hea. Kei te tatari tonu te utu.</p>`,
  );

const nothingToPay = () =>
  page(
    "Nothing to pay",
    html`<p>There is no such payment, or it is done. <a href="${home}">All stand-ins</a></p>
<p lang="mi">Kāore he utu pēnei, kua oti rānei. <a href="${home}">Ngā whakakapi katoa</a></p>`,
  );
