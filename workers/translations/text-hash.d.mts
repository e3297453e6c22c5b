export function textHash(en: string, mi: string): string;
export function isSwitchOfLanguage(key: string): boolean;
