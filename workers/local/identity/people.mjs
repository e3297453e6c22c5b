import { readFileSync } from "node:fs";

/**
 * The site never learns the names, only the subject and, if it asks, the e-mail address. Failures have the national provider's codes,
 * with the OpenID Connect error that carries each.
 * @type {{
 *   people: readonly { subject: string, name: string, email: string }[],
 *   failures: readonly { code: string, error: string, en: string, mi: string }[],
 * }}
 */
export const { people, failures } = JSON.parse(readFileSync(new URL("people.json", import.meta.url), "utf8"));
