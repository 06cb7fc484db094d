import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatAgo, formatDateTime } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'

/** How long ago something was, by the rules of document 2 section 9; ms since 1970. */
export function Ago({ at }: { at: number }) {
  const { now } = useActorEnvironment()
  const [shownAt] = useState(now)
  const time = new Date(at).toISOString()
  return (
    <chakra.time dateTime={time} title={formatDateTime(at)} whiteSpace="nowrap">
      {formatAgo(time, Math.max(shownAt, at))}
    </chakra.time>
  )
}
