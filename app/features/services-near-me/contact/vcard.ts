import { VCard } from "vcard-creator";
import { safeLink } from "#app/ui/link.ts";
import type { ServiceLocation } from "#workers/service-locations/service-location.ts";

/** Version 3.0 (RFC 2426) works on old and new phones. A card keeps its id, so a newer one replaces it. */
export function vcard(service: ServiceLocation, origin: string, now: Date): string {
  const { name, address, phone, email, website, contact_availability, type, id } = service;
  const card = new VCard();
  card.addRevision(now);
  card.addUid(`${id}-${service.latitude}@${new URL(origin).host}`);
  card.addFullName(line(name));
  card.addName({ familyName: "", givenName: line(name) });
  card.addCompany({ name: line(name) });
  if (phone) card.addPhoneNumber({ number: line(phone), type: ["work"] });
  if (email) card.addEmail({ address: line(email), type: ["work"] });
  const link = safeLink(website ?? undefined);
  if (link) card.addUrl({ url: link });
  if (address) card.addAddress({ ...parts(line(address)), country: "New Zealand", type: ["work"] });
  if (!service.location_is_placeholder)
    card.addGeo({ latitude: service.latitude, longitude: service.longitude });
  const notes = [type, contact_availability].flatMap((note) => (note ? [line(note)] : []));
  if (notes.length > 0) card.addNote(notes.join("\n"));
  return card.toString();
}

/** A line break would end the field. */
const line = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** For "216 Warspite Avenue, Waitangirua, Porirua, 5024" the last words are town and postcode. */
function parts(address: string): { street: string; locality: string; postalCode: string } {
  const words = address.split(",").map((part) => part.trim());
  const postalCode = /^\d{4}$/.test(words.at(-1) ?? "") ? (words.pop() ?? "") : "";
  const locality = words.length > 1 ? (words.pop() ?? "") : "";
  return { street: words.join(", "), locality, postalCode };
}
