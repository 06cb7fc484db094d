import { useBrowserSnapshot } from '@/shared/lib/hydration'

const WIDE = '(min-width: 48rem)'

const watch = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window has at least 768 px; the build renders for a narrow window. */
export const useWide = (): boolean =>
  useBrowserSnapshot(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
