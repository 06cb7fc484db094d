import { afterEach, expect, it, vi } from 'vitest'
import { answerJobs, type End } from '@/shared/lib/worker-channel'
import type { ProfileProgress } from '@orrery/profiler/types'
import { profileJobs } from './profile-jobs'

/** Workers of the page and of a worker, each running the real worker's jobs at the other end of a channel. */
const workers: FakeWorker[] = []
/** The worker that stops with its first message, by its place among them. */
let doomed = -1
class FakeWorker implements End {
  private readonly channel = new MessageChannel()
  private fail = () => {}

  constructor() {
    workers.push(this)
    answerJobs(
      this.channel.port2,
      profileJobs(() => new FakeWorker()),
    )
    this.channel.port1.start()
    this.channel.port2.start()
  }

  addEventListener: End['addEventListener'] = (type, listener) => {
    if (type === 'error') this.fail = () => listener(new MessageEvent('error'))
    else this.channel.port1.addEventListener(type, listener)
  }

  postMessage = (message: unknown) => {
    if (workers[doomed] === this) queueMicrotask(this.crash)
    else this.channel.port1.postMessage(message)
  }

  crash = () => this.fail()

  terminate() {
    this.channel.port1.close()
  }
}

afterEach(() => {
  doomed = -1
  for (const worker of workers.splice(0)) worker.terminate()
})

async function profiler() {
  vi.resetModules()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
  return (await import('./profile-file')).profileFile
}

const named = (name: string, ...parts: BlobPart[]) => Object.assign(new Blob(parts), { name })
const rows = (megabytes: number) => {
  const line = `${'x'.repeat(96)},1\n`
  return ['text,number\n', ...Array.from({ length: megabytes }, () => line.repeat(10_000))]
}

it('profiles a file in a worker, and reports progress', async () => {
  const heard: ProfileProgress[] = []
  const file = named('rows.csv', ...rows(20))
  const profile = await (await profiler())(file, { onProgress: (at) => heard.push(at), workers: 1 })
  expect(profile).toMatchObject({ totalRows: 200_000, fileSize: file.size, problemCount: 0 })
  expect(heard.at(-1)).toEqual({
    bytes: file.size,
    totalBytes: file.size,
    rows: 200_000,
    at: expect.any(Number),
  })
  expect(workers).toHaveLength(1)
})

it('splits a large file among helpers, terminates them when done, and gets the same result', async () => {
  const profileFile = await profiler()
  const file = named('rows.csv', ...rows(20))
  const ended = vi.spyOn(FakeWorker.prototype, 'terminate')
  const shared = await profileFile(file, { workers: 2 })
  expect(workers).toHaveLength(3)
  expect(ended).toHaveBeenCalledTimes(2)
  expect(await profileFile(file, { workers: 1 })).toEqual(shared)
})

it('refuses with a Failure and its message', async () => {
  const refused = (await profiler())(named('rows.csv'))
  await expect(refused).rejects.toMatchObject({ name: 'Failure', message: 'The file is empty.' })
})

it('reports that the worker stopped, and starts another for the next file', async () => {
  const profileFile = await profiler()
  const lost = profileFile(named('rows.csv', ...rows(2)))
  workers[0]?.crash()
  await expect(lost).rejects.toThrow('Reading the file failed. Please try again.')
  expect((await profileFile(named('rows.csv', 'a\n1\n'))).totalRows).toBe(1)
})

it('reports that a helper stopped', async () => {
  doomed = 1
  const profile = (await profiler())(named('rows.csv', ...rows(20)), { workers: 2 })
  await expect(profile).rejects.toThrow('Reading the file failed. Please try again.')
})

it('stops at once when it is cancelled', async () => {
  const profileFile = await profiler()
  const leaves = new AbortController()
  const lost = profileFile(named('rows.csv', ...rows(20)), { signal: leaves.signal })
  leaves.abort(new Error('Left.'))
  await expect(lost).rejects.toThrow('Left.')
  await expect(profileFile(named('rows.csv', 'a\n1\n'), { signal: leaves.signal })).rejects.toThrow('Left.')
  expect((await profileFile(named('rows.csv', 'a\n1\n'))).totalRows).toBe(1)
})

it.each([
  [
    new DOMException('Gone.', 'NotFoundError'),
    'The file could not be read. It may have been moved, changed or deleted since it was chosen.',
  ],
  [new RangeError('Array buffer allocation failed'), 'The browser has not enough memory to read this file.'],
])('explains that a file cannot be read: %s', async (reason, text) => {
  const arrayBuffer = async () => {
    throw reason
  }
  const file = { size: 100, slice: () => ({ arrayBuffer }) }
  const { profile } = profileJobs(() => new FakeWorker())
  const order = { file: file as unknown as Blob, name: 'rows.csv', workers: 1, choice: {} }
  await expect(profile(order, async () => undefined)).rejects.toThrow(text)
})

it('previews the head of a file by the user’s settings, while a profile runs', async () => {
  const profileFile = await profiler()
  const { previewFile } = await import('./profile-file')
  const file = named('rows.csv', 'a;b,c\n1;2,3\n', 'x;y,z\n'.repeat(1_000_000))
  const running = profileFile(file, { workers: 1, choice: { delimiter: ',' } })
  const preview = await previewFile(file, { delimiter: ';' })
  expect(preview).toMatchObject({ headers: ['a', 'b,c'], fileType: 'CSV', reading: { delimiter: ';' } })
  expect(preview.rows).toHaveLength(1000)
  expect(preview.rows[0]).toEqual(['1', '2,3'])
  expect((await running).headers).toEqual(['a;b', 'c'])
})
