const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const minutes = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A date like `Jan 15, 2024`. `—` when there is none or it cannot be read. Takes ISO 8601, or Postgres's form of it. */
export function formatDate(value: string | null): string {
  if (!value) return '—'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '—'
  return days.format(date)
}

/** A date with its time of day, like `Jan 15, 2024, 9:05 AM`. */
export function formatDateTime(value: string | null): string {
  if (!value) return '—'
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '—'
  return minutes.format(date)
}
