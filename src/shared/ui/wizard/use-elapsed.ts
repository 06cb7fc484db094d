import { useEffect, useState } from 'react'
import { useActorEnvironment } from '@/shared/lib/machine'

/** How long something has gone on, in ms, by the clock that its actor runs on. `before`: what had passed at first. */
export function useElapsed(before: number): number {
  const { clock } = useActorEnvironment()
  const [start] = useState(() => clock.now() - before)
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    // At the next full second, so that none is left out.
    const timer = clock.setTimeout(() => setNow(clock.now()), 1000 - ((now - start) % 1000))
    return () => clock.clearTimeout(timer)
  }, [clock, now, start])
  return now - start
}
