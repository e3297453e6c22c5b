import { siteCookies } from "#app/server/cookies/site-cookies.ts";
import { HeldLinks } from "#app/wizard/invitation/held-links.ts";
import { MailedLinks } from "#app/wizard/invitation/mailed-links.ts";

/** One application, and one of its services. */
export type SectionTarget = Readonly<Record<"applicationId" | "providerId", string>>;

/** What is mailed to a service, and what a parent shows there. */
export const sectionLinks = new MailedLinks("childcare", ["applicationId", "providerId"]);

/** In the browser of a supervisor. */
export const heldLinks = new HeldLinks(sectionLinks, {
  name: siteCookies.supervisorLinks.name,
  purpose: "supervisor-links",
});
