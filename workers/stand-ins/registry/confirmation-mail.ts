import { type Letter, toHtml, toText } from "../../mail/letter.ts";
import { receive } from "../outbox.ts";

/** Names nobody, not even the child. */
const letterFor = (reference: string): Letter => ({
  language: "en",
  subject: `Your birth registration was received: ${reference}`,
  passages: [
    { text: `Your registration of a birth was received. Its reference number is ${reference}.` },
    { text: `Kua tae mai tō rēhitatanga whānautanga. Ko ${reference} tōna tau tohutoro.`, language: "mi" },
  ],
  closing: [
    { text: "This mail comes from a stand-in for the registry of births: no birth is registered by it." },
    {
      text: "Nā tētahi whakakapi o te rēhita whānautanga tēnei īmēra: kāore he whānautanga e rēhitatia ana.",
      language: "mi",
    },
  ],
});

/** Sent once for each reference. */
export function sendConfirmation(to: string, reference: string): void {
  const letter = letterFor(reference);
  receive({
    from: { name: "Stand-in registry", email: "registry@stand-ins.invalid" },
    to,
    subject: letter.subject,
    headers: { "X-Entity-Ref-ID": `registration-${reference}`, "Content-Language": "en" },
    text: toText(letter),
    html: toHtml(letter),
  });
}
