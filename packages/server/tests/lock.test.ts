import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '../start/environment'
import { FolderInUseError, lockFolder, thisMachine } from '../start/lock'
import { createQueue } from '../limits/queue'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const leave = (content: string) => writeFile(join(folder, 'server.lock'), content)
const NOBODY = 2 ** 22 + 1

describe('the lock', () => {
  it('is held by one owner at a time, even within one process, and then by the next', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use`)
    await unlock()
    await (await lockFolder(folder))()
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['a process that is gone', JSON.stringify({ pid: NOBODY, start: null })],
    [
      'an earlier process with the number of a living one',
      JSON.stringify({ pid: process.pid, start: 'long ago' }),
    ],
    ['nobody, because the file is empty', ''],
    ['nobody, because the file is damaged', '{"pid":'],
  ])('is taken over from %s', async (_, content) => {
    await leave(content)
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await unlock()
  })

  it('is respected when a living process does not report its start time', async () => {
    await leave(JSON.stringify({ pid: process.ppid, start: null }))
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.ppid}`)
    expect(await readdir(folder)).toEqual(['server.lock'])
  })

  it('goes to exactly one of many contenders when it is stale, however often', async () => {
    for (let round = 0; round < 50; round++) {
      await leave(JSON.stringify({ pid: NOBODY, start: null, round }))
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
      const won = results.filter((result) => result.status === 'fulfilled')
      expect(won).toHaveLength(1)
      expect(await readdir(folder)).toEqual(['server.lock'])
      await Promise.all(won.map(({ value: unlock }) => unlock()))
    }
  })
})

describe('the lock of another machine or container', () => {
  const elsewhere = { host: 'another', boot: 'its own', processes: 'its own' }
  const patient = { beat: 20, patience: 400, machine: elsewhere }

  it.each([
    ['a container of this machine', { ...thisMachine(), host: 'f00', processes: 'pid:[2]' }],
    ['a container that is called the same', { ...thisMachine(), processes: 'pid:[2]' }],
    ['another machine that is called the same', { ...thisMachine(), boot: 'another start' }],
    ['another machine', elsewhere],
  ])('is respected while it shows signs of life: %s', async (_, machine) => {
    const unlock = await lockFolder(folder, { ...patient, machine })
    const told: string[] = []
    const second = lockFolder(folder, { patience: 400, onWait: (message) => told.push(message) })
    await expect(second).rejects.toThrow(FolderInUseError)
    expect(told.join()).toMatch(/Watching for 0.4 s whether it is still running/)
    await unlock()
    expect(await readdir(folder)).toEqual([])
  })

  it('is taken over when it shows none, whatever its clock', async () => {
    await leave(JSON.stringify({ pid: process.pid, start: null, machine: elsewhere }))
    const tomorrow = new Date(Date.now() + 86_400_000)
    await utimes(join(folder, 'server.lock'), tomorrow, tomorrow)
    const unlock = await lockFolder(folder, { patience: 100 })
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await unlock()
    expect(await readdir(folder)).toEqual([])
  })

  it('goes to exactly one of many watchers', async () => {
    await leave(JSON.stringify({ pid: 1, start: null, machine: elsewhere }))
    const many = Array.from({ length: 8 }, () => lockFolder(folder, { beat: 10, patience: 150 }))
    const results = await Promise.allSettled(many)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('notifies a server that was suspended and replaced', async () => {
    const lost = vi.fn()
    const unlock = await lockFolder(folder, { beat: 20, onLost: lost })
    await leave(JSON.stringify({ pid: 1, start: null, machine: elsewhere }))
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
    await unlock()
    expect(await readdir(folder)).toEqual(['server.lock'])
  })
})

describe('the queue', () => {
  it('starts no task before the last one has ended, even after a failure', async () => {
    const exclusively = createQueue()
    const log: string[] = []
    const step = (name: string, fails = false) =>
      exclusively(async () => {
        log.push(`${name} starts`)
        await new Promise(setImmediate)
        log.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const results = await Promise.allSettled([step('a'), step('b', true), step('c')])
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

describe('the settings', () => {
  it('report a data folder that is a file, and a host that is not an address', async () => {
    await leave('x')
    const read = (env: Record<string, string>) => () => readEnvironment(env)
    expect(read({ DATA_DIR: join(folder, 'server.lock') })).toThrow(/DATA_DIR is .*expected a folder/)
    expect(read({ HOST: '::::' })).toThrow(/HOST is "::::"/)
    expect(read({ HOST: '999.1.1.1' })).toThrow(/HOST is/)
    expect(read({ SITE_URL: 'https://orrery.example/path' })).toThrow(/SITE_URL is/)
    expect(readEnvironment({ HOST: '::1', PORT: '1' }).siteUrl).toBe('http://[::1]:1')
    expect(readEnvironment({ SITE_URL: 'https://orrery.example/' }).siteUrl).toBe('https://orrery.example')
  })
})
