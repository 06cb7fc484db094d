import { useBrowserSnapshot } from '@/shared/lib/hydration'

const WIDE = '(min-width: 48rem)'

const watch = (tell: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the window has at least 768 px; the build renders for a narrow window. */
export const useWide = (): boolean =>
  useBrowserSnapshot(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
