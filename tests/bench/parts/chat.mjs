// All work of the main thread from the first press of the assistant's button until its panel is drawn, 4x CPU.
import { withApp } from '../kit/app.mjs'
import { mainTasks, traced } from '../kit/trace.mjs'
import { withoutStream } from '../../../scripts/without-stream.mjs'

const PAGES = ['/pricing', '/docs', '/projects']
/** ms */
const QUIET = 2500
const SLOWDOWN = 4

/** Marks the press of the button, and the frame after its panel is there. */
const watchChat = () => {
  addEventListener('click', () => performance.mark('chat-asked'), { capture: true, once: true })
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[aria-label="AI Assistant"]:not([hidden])')) return
    seen.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => performance.mark('chat-shown'))
      port1.start()
      port2.postMessage(null)
    })
  })
  seen.observe(document.body, { childList: true, subtree: true, attributes: true })
}

export const run = ({ quick }) =>
  withApp(async ({ base, browser }) => {
    const rows = []
    for (const path of quick ? PAGES.slice(0, 1) : PAGES)
      for (const near of [true, false]) {
        const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 } })
        await withoutStream(context)
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        const button = page.getByRole('button', { name: /^Open AI Assistant/ }).last()
        const { x, y, width, height } = await button.boundingBox()
        await page.waitForTimeout(QUIET)
        await page.evaluate(watchChat)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        const events = await traced(page, async () => {
          await page.mouse.move(x + width / 2, y + height / 2)
          // With a mouse, a person looks before pressing; a finger presses at once.
          if (near) await page.waitForTimeout(QUIET)
          await page.mouse.down()
          await page.mouse.up()
          await page.waitForTimeout(QUIET)
        })
        const at = (mark) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN
        const tasks = mainTasks(events)
        const [asked, shown] = [at('chat-asked'), at('chat-shown')]
        const between = tasks.filter(({ ts, dur }) => ts + dur > asked && ts < shown)
        const ms = (list) => Math.round(list.reduce((sum, one) => sum + one, 0) / 1000)
        rows.push({
          page: `${path}, ${near ? 'a moment on the button' : 'pressed at once'}`,
          'work ms': ms(between.map(({ tdur }) => tdur)),
          'longest ms': ms([Math.max(0, ...between.map(({ tdur }) => tdur))]),
          'shown after ms': ms([shown - asked]),
          'longest later ms': ms([
            Math.max(0, ...tasks.filter(({ ts }) => ts >= shown).map(({ tdur }) => tdur)),
          ]),
        })
        await context.close()
      }
    return [{ title: 'The first opening of the chat, 4x CPU', rows }]
  })
