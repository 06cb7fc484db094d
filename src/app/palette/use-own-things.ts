import { useEffect, useState } from 'react'
import type { Thing } from '@/features/chat-with-assistant'
import { useActorEnvironment } from '@/shared/lib/machine'
import { reportError } from '@/shared/lib/report-error'

const NONE: readonly Thing[] = []

/** Everything that the user has, read once when the palette opens; empty until then, and for a visitor. */
export function useOwnThings(userId: string | null): readonly Thing[] {
  const { now } = useActorEnvironment()
  const [things, setThings] = useState(NONE)
  useEffect(() => {
    if (userId === null) return
    let isOpen = true
    import('../own-things')
      .then(({ readOwnThings }) => readOwnThings(userId, now))
      .then((read) => isOpen && setThings(read), reportError)
    return () => {
      isOpen = false
    }
  }, [userId, now])
  return userId === null ? NONE : things
}
