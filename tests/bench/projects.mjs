// My Projects with many projects, on a processor four times slower: `node tests/bench/projects.mjs [count]` (10000).
// Prints when the list can be used, how many cards are drawn, and the longest task of each letter typed in the search.
import { signedInPage, withApp } from './app.mjs'

const count = Number(process.argv[2] ?? 10_000)

await withApp(async (app) => {
  const page = await signedInPage(app)
  const kept = await page.evaluate((wanted) => {
    const session = JSON.parse(localStorage.getItem('orrery-auth'))
    const projects = Array.from({ length: wanted }, (_, index) => ({
      id: `p${index}`,
      name: `Project ${index} ${['tide', 'moon', 'comet', 'ring'][index % 4]}`,
      description: '',
      type: 'api',
      template: null,
      teamMembers: [],
      aiTools: [],
      createdAt: '2026-01-01T00:00:00.000Z',
      createdBy: 'bench',
      url: null,
      status: 'active',
      lastCommit: null,
      stars: index,
      config: null,
    }))
    const text = JSON.stringify({ v: 1, data: projects })
    localStorage.setItem(`orrery:projects:${session.user.id}`, text)
    return text.length
  }, count)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const started = performance.now()
  await page.goto('/projects')
  await page.getByText(`${count} projects`).waitFor()
  console.log(
    `${count} projects, ${Math.round(kept / 1e5) / 10} MB in the browser: usable after ${Math.round(performance.now() - started)} ms`,
  )
  console.log(`cards drawn: ${await page.getByRole('article').count()}`)
  await page.getByLabel('Search').focus()
  for (const letter of 'comet') {
    const longest = page.evaluate(
      () =>
        new Promise((resolve) => {
          let most = 0
          const observer = new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) most = Math.max(most, duration)
          })
          observer.observe({ type: 'longtask' })
          setTimeout(() => {
            observer.disconnect()
            resolve(most)
          }, 700)
        }),
    )
    await page.keyboard.press(letter)
    const most = await longest
    console.log(
      `letter ${letter}: ${most === 0 ? 'no task over 50 ms' : `longest task ${Math.round(most)} ms`}`,
    )
  }
})
