/** A date like `Jan 15, 2024`. `—` when there is none or it cannot be read. Takes ISO 8601, or Postgres's form of it. */
export function formatDate(value: string | null): string {
  if (!value) return '—'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '—'
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(date)
}

/** A date with its time of day, like `Jan 15, 2024, 9:05 AM`. */
export function formatDateTime(value: string | null): string {
  if (!value) return '—'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '—'
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** A time of day, like `9:05 AM`. Takes ms since 1970. */
export function formatTime(value: number): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(value))
}

/** A size in bytes, like `1.2 KB`; a KB is 1000 bytes. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`
}
