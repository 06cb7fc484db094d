/** The lists that draw only what is near the view, by their items' numbers or the room they keep for them. */
const LISTS = 'tbody:has(> tr[aria-hidden], > tr[data-index]), [role=list][style*=height]'
/** Between two items of a list, px; rows that are not rendered leave more room. */
const GAP = 40
/** How long a list may take while other stories keep the machine busy, ms. */
const PATIENCE = 5000

export const frame = () => new Promise(requestAnimationFrame)

/** Waits until every list has drawn what of it can be seen: it measures itself first, and begins with its middle. */
export async function listsDrawn(): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!isDrawn()) {
    if (performance.now() > end) throw new Error(`A list drew nothing for ${PATIENCE / 1000} s.`)
    await frame()
  }
}

const isDrawn = () => [...document.querySelectorAll(LISTS)].every(isListDrawn)

function isListDrawn(list: Element): boolean {
  const whole = list.getBoundingClientRect()
  const box = list.parentElement?.getBoundingClientRect() ?? whole
  const top = Math.max(whole.top, box.top, 0)
  const bottom = Math.min(whole.bottom, box.bottom, window.innerHeight)
  if (bottom - top < GAP) return true
  const items = [...list.querySelectorAll(':scope > [data-index]')].map((item) =>
    item.getBoundingClientRect(),
  )
  const first = Math.min(...items.map((item) => item.top))
  const last = Math.max(...items.map((item) => item.bottom))
  return first - top < GAP && bottom - last < GAP
}
