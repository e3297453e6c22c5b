export function cpuOfRuntimes(): number;
