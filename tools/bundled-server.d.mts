export function bundledServer(options: { servers: string; nameNow(): string; bundle(folder: string): boolean }): string | undefined;
