import { useState } from 'react'
import { formatAgo, formatDateTime } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'

/** How long ago something was, by the rules of document 2 section 9; ms since 1970. */
export function Ago({ at }: { at: number }) {
  const { now } = useActorEnvironment()
  const [shownAt] = useState(now)
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {formatAgo(at, Math.max(shownAt, at))}
    </time>
  )
}
