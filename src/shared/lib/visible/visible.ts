import { useEffect, useEffectEvent } from 'react'
import { useActorEnvironment } from '../machine'

/** Calls back when the page is hidden, and when it is visible again. */
export function usePageVisibility(onChange: (visible: boolean) => void): void {
  const report = useEffectEvent(onChange)
  useEffect(() => {
    const listener = () => report(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
}

/** While `active`, acts every `interval` ms of the app's clock for as long as the page is visible, and once when it is again. */
export function useWhileVisible(active: boolean, interval: number, act: () => void): void {
  const { clock } = useActorEnvironment()
  const run = useEffectEvent(act)
  usePageVisibility((visible) => {
    if (active && visible) act()
  })
  useEffect(() => {
    if (!active) return
    let timer = 0
    const wait = () => {
      timer = clock.setTimeout(() => {
        if (document.visibilityState === 'visible') run()
        wait()
      }, interval)
    }
    wait()
    return () => clock.clearTimeout(timer)
  }, [active, clock, interval])
}
