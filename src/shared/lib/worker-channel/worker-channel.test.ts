import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendReports } from '../report-error'
import { answerJobs, type End, openWorker, type Report } from '.'

const begun: string[] = []

const jobs = {
  double: (input: number) => input * 2,
  refuse: () => {
    throw new Error('Not this one.')
  },
  async walk(name: string, report: Report) {
    begun.push(name)
    for (let done = 1; done <= 3; done++) await report({ done, total: 3 })
    begun.push(`${name} arrived`)
    return name
  },
}

const ports: MessagePort[] = []
afterEach(() => {
  begun.length = 0
  for (const port of ports.splice(0)) port.close()
})

/** Two ends that talk to each other as a page and its worker do. */
function pair(): [End, End] {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  port1.start()
  port2.start()
  return [port1, port2]
}

function opened() {
  const [page, worker] = pair()
  answerJobs(worker, jobs)
  return openWorker<typeof jobs>(() => page, 'The worker could not be loaded.')
}

it('answers each job with its own output, and a refusal with its message', async () => {
  const ask = opened()
  const refusal = expect(ask('refuse', undefined)).rejects.toThrow('Not this one.')
  expect(await Promise.all([ask('double', 2), ask('double', 21)])).toEqual([4, 42])
  await refusal
})

it('reports the progress of a job', async () => {
  const heard: number[] = []
  await opened()('walk', 'Ada', { onProgress: ({ done }) => void heard.push(done) })
  expect(heard).toEqual([1, 2, 3])
})

it('stops a cancelled job at its next report and does not start a cancelled queued one', async () => {
  const ask = opened()
  const leaving = new AbortController()
  const stopped = ask('walk', 'Ada', {
    signal: leaving.signal,
    onProgress: () => leaving.abort(new Error('Left.')),
  })
  const waiting = ask('walk', 'Grace', { signal: leaving.signal })
  await expect(stopped).rejects.toThrow('Left.')
  await expect(waiting).rejects.toThrow('Left.')
  await expect(ask('walk', 'Emmy', { signal: leaving.signal })).rejects.toThrow('Left.')
  expect(await ask('double', 2)).toBe(4)
  expect(begun).toEqual(['Ada'])
})

it('reports to every waiting job that the worker could not be loaded, and starts another for the next job', async () => {
  let fail = () => {}
  const broken: End = {
    addEventListener: (type, listener) => {
      if (type === 'error') fail = () => listener(new MessageEvent('error'))
    },
    postMessage: () => undefined,
  }
  const [page, worker] = pair()
  answerJobs(worker, jobs)
  const ends = [broken, page]
  const ask = openWorker<typeof jobs>(() => ends.shift() as End, 'The worker could not be loaded.')
  const lost = ask('double', 2)
  fail()
  await expect(lost).rejects.toThrow('The worker could not be loaded.')
  expect(await ask('double', 3)).toBe(6)
})

it('rejects when the browser refuses to start a worker', async () => {
  const ask = openWorker<typeof jobs>(() => {
    throw new Error('Workers are forbidden here.')
  }, 'The worker could not be loaded.')
  await expect(ask('double', 2)).rejects.toThrow('Workers are forbidden here.')
})

it('terminates a worker whose cancelled job does not stop, and runs the queued jobs in another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const hung: unknown[] = []
  const terminate = vi.fn()
  const deaf: End = {
    addEventListener: () => undefined,
    postMessage: (order) => void hung.push(order),
    terminate,
  }
  const ends = [deaf]
  const ask = openWorker<typeof jobs>(() => {
    const next = ends.shift()
    if (next) return next
    const [page, worker] = pair()
    answerJobs(worker, jobs)
    return page
  }, 'The worker could not be loaded.')
  const gives = new AbortController()
  const lost = ask('walk', 'Ada', { signal: gives.signal })
  const given = ask('double', 4, { signal: gives.signal })
  const behind = ask('double', 2)
  gives.abort(new Error('Timed out.'))
  await expect(lost).rejects.toThrow('Timed out.')
  await expect(given).rejects.toThrow('Timed out.')
  vi.advanceTimersByTime(999)
  expect(terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(terminate).toHaveBeenCalledOnce()
  expect(await behind).toBe(4)
  expect(hung).toHaveLength(5)
})

it('keeps a worker whose cancelled job has finished', async () => {
  const terminate = vi.fn()
  const [page, worker] = pair()
  answerJobs(worker, jobs)
  const started = vi.fn(() => Object.assign(page, { terminate }))
  const ask = openWorker<typeof jobs>(started, 'The worker could not be loaded.')
  const gives = new AbortController()
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  const lost = ask('walk', 'Ada', { signal: gives.signal })
  gives.abort(new Error('Left.'))
  await expect(lost).rejects.toThrow('Left.')
  expect(await ask('double', 2)).toBe(4)
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  expect(terminate).not.toHaveBeenCalled()
  expect(started).toHaveBeenCalledOnce()
})

describe('an error of our own code in a worker', () => {
  const reports: unknown[] = []
  beforeEach(() => {
    reports.length = 0
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    sendReports((error) => reports.push(error))
  })
  afterEach(() => {
    sendReports(null)
    vi.restoreAllMocks()
  })

  it.each([TypeError, RangeError, ReferenceError, SyntaxError])(
    'keeps its class and stack, and is reported: %o',
    async (Class) => {
      const [page, worker] = pair()
      const thrown = new Class('x breaks')
      answerJobs(worker, {
        breaks: () => {
          throw thrown
        },
      })
      const ask = openWorker<{ breaks: (input: null) => void }>(() => page, 'gone')
      const error: unknown = await ask('breaks', null).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Class)
      expect(error).toMatchObject({ message: 'x breaks', stack: thrown.stack })
      expect(reports).toEqual([error])
    },
  )

  it('is distinct from a message of the job for users', async () => {
    await expect(opened()('refuse', undefined)).rejects.toThrow('Not this one.')
    expect(reports).toEqual([])
  })

  it('is reported when it stops the worker', async () => {
    let stop = (_event: object) => {}
    const stopping: End = {
      addEventListener: (type, listener) => {
        if (type === 'error') stop = (event) => listener(event as MessageEvent)
      },
      postMessage: () => undefined,
    }
    const lost = openWorker<typeof jobs>(() => stopping, 'The worker could not be loaded.')('double', 2)
    stop(Object.assign(new Event('error'), { message: 'Uncaught TypeError: x breaks' }))
    await expect(lost).rejects.toThrow('The worker could not be loaded.')
    expect(reports).toEqual([new Error('A worker stopped: Uncaught TypeError: x breaks')])
  })
})
