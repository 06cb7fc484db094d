import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseFolder } from '../../server/data-folder'
import { readEnvironment } from '../../server/environment'
import { FolderInUseError, lockFolder } from '../../server/lock'
import { createQueue } from '../../server/queue'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const leave = (content: string) => writeFile(join(folder, 'server.lock'), content)
const NOBODY = 2 ** 22 + 1

describe('the lock', () => {
  it('is given to one at a time, also within one process, and to the next after that', async () => {
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

  it('is respected when a living process does not tell its start', async () => {
    await leave(JSON.stringify({ pid: process.ppid, start: null }))
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.ppid}`)
    expect(await readdir(folder)).toEqual(['server.lock'])
  })

  it('goes to exactly one of many who want a stale one', async () => {
    await leave(JSON.stringify({ pid: NOBODY, start: null }))
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('the database folder', () => {
  it('is complete from the moment it has its name', async () => {
    await writeFile(join(folder, 'database.unfinished-1'), 'left by an interrupted start')
    const made = await databaseFolder(folder)
    expect(await readdir(folder)).toEqual(['database'])
    expect(await readdir(made)).toContain('PG_VERSION')
    expect(await databaseFolder(folder)).toBe(made)
  })
})

describe('the queue', () => {
  it('starts nothing before the last one has ended, also after a failure', async () => {
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
  it('name a data folder that is a file, and a host that is no address', async () => {
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
