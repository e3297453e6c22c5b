export function writtenWords(text: string): string[];
export function wordsOf(text: string): string[];
export function spellingsOf(name: string): string[];
