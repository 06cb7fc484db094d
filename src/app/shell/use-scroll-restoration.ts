import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigationKnown } from '@/shared/lib/router'
import { scrollKey } from './scroll-key'

/** Kept for this tab alone, by `scrollKey`: how far down each entry of the history was, in px. */
const KEPT = 'orrery:scroll-positions'

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEPT) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/**
 * Restores the scroll position of a page that the user returns to; a new page begins at its top, or at the target of its
 * link.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const { arrived, keepsScroll } = useNavigationKnown()
  const key = scrollKey(location)
  const positions = useRef<Record<string, number> | null>(null)
  const first = useRef(true)

  useLayoutEffect(() => {
    if (!arrived) return
    positions.current ??= readPositions()
    const before = positions.current[key]
    const target = location.hash ? document.getElementById(decoded(location.hash.slice(1))) : null
    const isFirst = first.current
    first.current = false
    if (before !== undefined) window.scrollTo(0, before)
    else if (target) target.scrollIntoView()
    else if (!keepsScroll && !isFirst) window.scrollTo(0, 0)
    // Every scroll from here on belongs to this entry.
    const keep = () => {
      if (positions.current) positions.current[key] = window.scrollY
    }
    keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [arrived, key, keepsScroll, location.hash])

  useEffect(() => {
    const { history } = window
    history.scrollRestoration = 'manual'
    const leave = () => {
      history.scrollRestoration = 'auto'
      if (!positions.current) return
      try {
        window.sessionStorage.setItem(KEPT, JSON.stringify(positions.current))
      } catch {
        // A browser that keeps nothing begins at the top.
      }
    }
    const comeBack = () => {
      history.scrollRestoration = 'manual'
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
