/** The languages hash together, values by place; cyrb53 (public domain, 50 bits) is short, and needs no waiting on every page. */
export function textHash(en, mi) {
  const text = `${en}\n${mi}`.replace(/\{\{.*?\}\}/g, "{{}}");
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const number = 2 ** 32 * (0x1fffff & low) + (high >>> 0);
  return (number % 36 ** 10).toString(36).padStart(10, "0");
}

/** Both tables have the other language's name in that language: it is no translation. */
export const isSwitchOfLanguage = (key) => /(^|\/)(toggle|buttons\/language)$/.test(key);
