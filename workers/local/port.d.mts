export function portToServe(): Promise<number>;
export function freePort(): Promise<number>;
