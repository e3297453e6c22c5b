export function readingGrade(html: string): number;
