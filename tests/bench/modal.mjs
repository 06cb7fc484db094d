// From a click on New Project to typing, on a processor four times slower: `node tests/bench/modal.mjs [rounds]`.
// Prints the time until the first field can be typed in, and every task of the main thread over 50 ms.
import { signedInPage, withApp } from './app.mjs'

const rounds = Number(process.argv[2] ?? 5)
const SLOWDOWN = 4

await withApp(async (app) => {
  const page = await signedInPage(app)
  const session = await page.context().newCDPSession(page)
  for (let round = 1; round <= rounds; round++) {
    await page.goto('/projects', { waitUntil: 'networkidle' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const result = await page.evaluate(async () => {
      const long = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration, startTime } of list.getEntries()) long.push({ duration, startTime })
      })
      observer.observe({ type: 'longtask' })
      const button = [...document.querySelectorAll('header button')].find(
        (element) => element.textContent === 'New Project',
      )
      const start = performance.now()
      button.click()
      const field = await new Promise((resolve) => {
        const look = () => {
          const found = document.querySelector('[role=dialog] input[name=name]')
          if (found) resolve(found)
          else requestAnimationFrame(look)
        }
        look()
      })
      field.focus()
      const ready = performance.now() - start
      await new Promise((resolve) => setTimeout(resolve, 1500))
      observer.disconnect()
      return {
        ready: Math.round(ready),
        long: long
          .filter(({ startTime }) => startTime >= start - 5)
          .map(({ duration }) => Math.round(duration)),
      }
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    console.log(
      `round ${round}: field after ${result.ready} ms; tasks over 50 ms: ${result.long.join(', ') || 'none'}`,
    )
  }
})
