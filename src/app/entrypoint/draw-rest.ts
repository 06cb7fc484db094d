/** ms. A window behind another one draws rarely, or never. */
const LONGEST_FRAME = 50

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
    setTimeout(resolve, LONGEST_FRAME)
  })

/**
 * Draws what is below the first view (index.html keeps it back until the page is painted), each part in a task of its own,
 * so that nothing that is wanted meanwhile waits for long.
 */
export async function drawRest(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-page]:not([data-page-skeleton])')
  if (!page) return
  const parts = [...page.querySelectorAll<HTMLElement>('main section, footer')]
  for (const part of parts) {
    part.style.contentVisibility = 'visible'
    if (!document.hidden) await nextFrame()
  }
  page.dataset.drawn = ''
  for (const part of parts) part.style.removeProperty('content-visibility')
}
