export function notesOf(changelog: string, release: string): string | undefined;
