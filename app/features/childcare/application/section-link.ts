import { siteCookies } from "#app/server/cookies/site-cookies.ts";
import { HeldLinks } from "#app/wizard/invitation/held-links.ts";
import { MailedLinks } from "#app/wizard/invitation/mailed-links.ts";

export type SectionTarget = Readonly<Record<"applicationId" | "providerId", string>>;

/** Mailed to a service, and shown there by the parent. */
export const sectionLinks = new MailedLinks("childcare", ["applicationId", "providerId"]);

/** In a supervisor's browser. */
export const heldLinks = new HeldLinks(sectionLinks, {
  name: siteCookies.supervisorLinks.name,
  purpose: "supervisor-links",
});
