export function findPostgres(): string | undefined
export function ensurePostgres(): Promise<string>
export function startPostgres(
  binaries: string,
  settings?: { fsync?: 'on' | 'off' },
): Promise<{ url: string; pid: number | undefined; stop: () => Promise<void> }>
