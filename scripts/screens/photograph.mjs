// Takes the pictures. Everything that could differ between two runs is frozen: the clock, animations, the caret.
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumArgs, ensureBrowser } from '../browser.mjs'
import { withoutStream } from '../without-stream.mjs'

/** When every picture is taken; stories have the same time (src/shared/lib/story/entries.ts). */
const TIME = new Date('2026-11-22T12:00:00Z')
const HEIGHT = 800
/** px; no picture is higher */
const HIGHEST = 4000
const PATIENCE = 20_000
/** The names of the widths in Storybook's toolbar: a story that names a width is only photographed at that width. */
const WIDTHS = { phone: 375, tablet: 768, desktop: 1280 }

/**
 * @typedef {{ themes: string[], widths: number[], pages: number, folder: string }} Wanted
 * @typedef {{ name: string, title: string, theme: string, width: number, file: string, failure?: string }} Picture
 */

/**
 * Every story at every width in every theme. A page goes from story to story as people do, by Storybook's channel, and
 * changes the theme on the spot: the bundle is loaded once.
 * @param {Wanted} wanted
 * @returns {Promise<Picture[]>}
 */
export const photographStories = (address, stories, wanted) =>
  withBrowser(async (browser) => {
    const queue = wanted.widths.flatMap((width) => stories.map((story) => ({ story, width })))
    const pictures = []
    await Promise.all(
      Array.from({ length: Math.min(wanted.pages, queue.length) }, async () => {
        let page = null
        for (let next = queue.shift(); next; next = queue.shift()) {
          page ??= await openStories(browser, address, next.story.id)
          const taken = await storyPictures(page, next, wanted)
          pictures.push(...taken)
          // A failed story may have broken the page.
          if (taken.some(({ failure }) => failure)) page = await page.context().close()
        }
      }),
    )
    return pictures.sort((one, other) => one.name.localeCompare(other.name))
  })

async function openStories(browser, address, id) {
  const context = await still(await browser.newContext({ reducedMotion: 'reduce' }))
  const page = await context.newPage()
  // The accessibility addon would look at each story.
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(
    () => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    null,
    {
      timeout: PATIENCE,
    },
  )
  return page
}

async function storyPictures(page, { story, width }, { themes, folder }) {
  const picture = (theme) => ({
    name: `${story.id}-${width}-${theme}`,
    title: `${story.title}/${story.name}`,
    theme,
    width,
    file: join(folder, `${story.id}-${width}-${theme}.png`),
  })
  try {
    await page.setViewportSize({ width, height: HEIGHT })
    const { failure, viewport } = await page.evaluate(showStory, [story.id, PATIENCE])
    await page.evaluate(quiet)
    if (failure) return [{ ...picture(themes[0]), failure }]
    if (viewport && WIDTHS[viewport] !== width) return []
    const pictures = []
    for (const theme of themes) {
      await page.evaluate(settle, theme)
      await shoot(page, width, picture(theme).file)
      pictures.push(picture(theme))
    }
    return pictures
  } catch (error) {
    return [{ ...picture(themes[0]), failure: error.message.split('\n')[0] }]
  }
}

/** The whole page, but of ten thousand rows only the first. */
async function shoot(page, width, path) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) }
  await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' })
}

/** Runs in the page: shows a story and waits until it has played. Says how that failed, and which width it asks for. */
function showStory([id, patience]) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    const wrong = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']
    const told = []
    const note = (error) => told.push((error?.message ?? error?.title ?? String(error)).trim().split('\n')[0])
    const end = (failure) => {
      clearTimeout(timer)
      channel.off('storyFinished', finished)
      for (const event of wrong) channel.off(event, note)
      const { viewport } = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals ?? {}
      resolve({ failure: told[0] ?? failure, viewport: viewport?.value ?? viewport })
    }
    const finished = ({ storyId, status }) => {
      if (storyId === id) end(status === 'error' ? 'its play function failed' : undefined)
    }
    const timer = setTimeout(() => end(`did not finish in ${patience} ms`), patience)
    channel.on('storyFinished', finished)
    for (const event of wrong) channel.on(event, note)
    // Shown anew even when it is what the page shows.
    if (globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId === id)
      channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Runs in the page: waits until nothing was drawn for a moment, for what comes in chunks of its own; at most two seconds. */
function quiet() {
  return new Promise((done) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(still)
      clearTimeout(latest)
      done()
    }
    let still = setTimeout(end, 80)
    const latest = setTimeout(end, 2000)
    const observer = new MutationObserver(() => {
      clearTimeout(still)
      still = setTimeout(end, 80)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

/** Runs in the page: puts the theme on and waits for fonts, pictures and two frames. */
async function settle(theme) {
  const { classList, style } = document.documentElement
  if (theme) {
    classList.remove('dark', 'light')
    classList.add(theme)
    style.colorScheme = theme
  }
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/**
 * Pages of the app at `base`, each loaded anew.
 * @param {Wanted} wanted
 * @returns {Promise<Picture[]>}
 */
export const photographPaths = (base, paths, { themes, widths, folder }) =>
  withBrowser(async (browser) => {
    const pictures = []
    for (const theme of themes)
      for (const width of widths) {
        const viewport = { width, height: HEIGHT }
        const context = await still(
          await browser.newContext({ baseURL: base, viewport, reducedMotion: 'reduce' }),
        )
        await context.addInitScript((choice) => {
          localStorage.setItem('orrery:theme', JSON.stringify({ v: 1, data: choice }))
        }, theme)
        const page = await context.newPage()
        for (const path of paths) {
          const name = `${path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${theme}`
          const file = join(folder, `${name}.png`)
          await page.goto(path, { waitUntil: 'networkidle' })
          await page.evaluate(settle, null)
          await shoot(page, width, file)
          pictures.push({ name, title: path, theme, width, file })
        }
        await context.close()
      }
    return pictures
  })

async function still(context) {
  await context.clock.setFixedTime(TIME)
  context.setDefaultTimeout(PATIENCE)
  return withoutStream(context)
}

async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArgs })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
