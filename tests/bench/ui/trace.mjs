const TRACED = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']

/** What the browser did meanwhile. */
export async function traced(page, work) {
  await page.context().browser().startTracing(page, { categories: TRACED })
  await work()
  return JSON.parse(await page.context().browser().stopTracing()).traceEvents
}

/** The tasks of the page's main thread; `tdur` is their own processor time in µs. */
export function mainTasks(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events.filter(
    ({ name, pid, tid, tdur }) => name === 'RunTask' && tdur && threads.has(`${pid} ${tid}`),
  )
}
