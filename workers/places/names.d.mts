/** The words of a name or of an address, folded. */
export function wordsOf(text: string): string[];
/** Every way in which a name may be begun, folded, the name itself first. */
export function spellingsOf(name: string): string[];
