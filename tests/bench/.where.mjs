// node --import tsx /tmp/bench/where.mjs <interaction name>
process.chdir('/work/h/bench')
const { accountState, withApp } = await import('./kit/app.mjs')
const asked = process.argv.slice(2)
const I = {
  wizard: {
    account: true,
    path: '/projects',
    act: (p) => p.getByRole('button', { name: 'New Project', exact: true }).first().click(),
  },
  tab: {
    account: true,
    path: '/ai-ml-platform',
    act: (p) => p.getByRole('tab', { name: /monitoring/i }).click(),
  },
  chat: {
    path: '/pricing',
    act: (p) =>
      p
        .getByRole('button', { name: /^Open AI Assistant/ })
        .last()
        .click(),
  },
  inspector: { path: '/signin', act: (p) => p.keyboard.press('Alt+i') },
}
await withApp(async (app) => {
  const state = await accountState(app)
  for (const name of asked.length ? asked : Object.keys(I)) {
    const { path, act, account } = I[name]
    const context = await app.browser.newContext({
      baseURL: app.base,
      viewport: { width: 1280, height: 800 },
      storageState: account ? state : undefined,
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await app.browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        '__metadata',
        'v8',
        'blink',
        'disabled-by-default-v8.compile',
      ],
    })
    await act(page)
    await page.waitForTimeout(2500)
    const { traceEvents: ev } = JSON.parse(await app.browser.stopTracing())
    const main = new Set(
      ev
        .filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
        .map((e) => `${e.pid} ${e.tid}`),
    )
    const on = ev.filter((e) => main.has(`${e.pid} ${e.tid}`) && e.tdur)
    const tasks = on
      .filter((e) => e.name === 'RunTask')
      .sort((a, b) => b.tdur - a.tdur)
      .slice(0, 4)
    for (const t of tasks) {
      console.log(`\n${name}: task ${Math.round(t.tdur / 1000)} ms`)
      const inside = on.filter(
        (e) =>
          e !== t &&
          e.pid === t.pid &&
          e.tid === t.tid &&
          e.ts >= t.ts &&
          e.ts + e.dur <= t.ts + t.dur + 1 &&
          e.tdur > 4000 &&
          e.name !== 'RunTask',
      )
      for (const e of inside.sort((a, b) => a.ts - b.ts).slice(0, 40)) {
        const d = e.args?.data ?? e.args?.beginData ?? {}
        console.log(
          `  ${String(Math.round(e.tdur / 1000)).padStart(4)} ${e.name} ${(d.url ?? d.fileName ?? d.functionName ?? '').toString().replace(/.*\/assets\//, '')} ${d.functionName ?? ''} ${d.lineNumber ? `${d.lineNumber}:${d.columnNumber}` : ''} ${e.args?.elementCount ?? ''} ${d.type ?? ''}`,
        )
      }
    }
    await context.close()
  }
})
