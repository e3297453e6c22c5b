/** HTML with the allowed elements and links only, well formed whatever was given. */
export function sanitise(html: string): string;
/** Whether a link may be followed: https, http, mailto, tel, or a path of this site. */
export function isLink(href: string): boolean;
/** A name or a label: plain text, in which only `<en>…</en>` and `<mi>…</mi>` may mark a run of the other language. */
export function plainName(text: string): string;
/** The words of rich text or of a name, in one line. */
export function plainText(html: string): string;
