const TRACED = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']

/** The browser's trace events while `work` runs. */
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

/** The longest task of the page's main thread in ms of its own processor time: what else runs on this machine does not count. */
export async function longestTask(page, work) {
  const tasks = mainTasks(await traced(page, work))
  return Math.round(Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000)
}
