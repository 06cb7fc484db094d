/** In a task of its own, after the next frame. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })

/** Draws what index.html leaves out below the first screen, one part after the other, so that none of it holds the page up. */
export async function drawBelow(): Promise<void> {
  const root = document.documentElement
  if (root.dataset.arriving === undefined) return
  // A tab behind another one draws nothing.
  if (document.visibilityState === 'visible')
    for (const part of document.querySelectorAll<HTMLElement>('main section, footer')) {
      part.style.contentVisibility = 'visible'
      await nextTask()
    }
  delete root.dataset.arriving
}
