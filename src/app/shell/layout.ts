/** `app`: a rail beside the page, for signed-in work. `public`: a bar above it. */
export type Layout = 'public' | 'app'

const INLINE = { base: '4', md: '6' }

/** Bar, page and footer stand in the same container, so they share their edges: 1200 px of content, in the app up to 1440. */
export const CONTAINER = {
  public: { width: 'full', maxWidth: '78rem', mx: 'auto', px: INLINE },
  app: { width: 'full', maxWidth: '93rem', mx: 'auto', px: INLINE },
} as const

/** Height of the bar above a page of the app. */
export const APP_BAR = '3rem'
