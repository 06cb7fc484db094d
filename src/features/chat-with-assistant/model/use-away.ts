import { useEffect, useState } from 'react'
import { afterScroll, type Scrolled } from './away'

/** Whether the page is scrolled down, so that the button makes room. */
export function useAway(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let now: Scrolled = { top: window.scrollY, away: false }
    const look = () => {
      const last = document.documentElement.scrollHeight - window.innerHeight
      now = afterScroll(now, window.scrollY, last)
      setAway(now.away)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return away
}
