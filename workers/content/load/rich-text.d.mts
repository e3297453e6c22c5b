export function sanitise(html: string): string;
export function isLink(href: string): boolean;
export function plainName(text: string): string;
export function plainText(html: string): string;
