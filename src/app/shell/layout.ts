/**
 * `app`: a rail beside the page, for signed-in work. `public`: a bar above it. `either`: both are drawn for a page of
 * work, and the document shows the layout that fits the reader (`Only`).
 */
export type Layout = 'public' | 'app' | 'either'

const INLINE = { base: '4', md: '6' }

/** Bar, page and footer use the same container, so they share their edges: 1200 px of content, in the app up to 1440. */
export const CONTAINER = {
  public: { width: 'full', maxWidth: '78rem', mx: 'auto', px: INLINE },
  app: { width: 'full', maxWidth: '93rem', mx: 'auto', px: INLINE },
} as const

/**
 * The page itself, at least as high as the window: the footer starts below the fold, so it does not move visibly while a
 * page loads.
 */
export function pageBox(layout: Layout) {
  const site = { ...CONTAINER.public, minHeight: 'calc(100dvh - 6rem)' }
  const app = { ...CONTAINER.app, minHeight: `calc(100dvh - ${APP_BAR})` }
  if (layout !== 'either') return layout === 'app' ? app : site
  const { maxWidth, minHeight } = app
  return { ...site, css: { 'html[data-member] &': { maxWidth, minHeight } } }
}

/** Height of the bar above a page of the app. */
export const APP_BAR = '3rem'
