import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForCopy } from '../backup/door'
import { readEnvironment, type RunningServer, startServer } from '../start/index'
import { makeDataFolder } from './memory'

// Attacks by other programs of the machine on the port that `npm run backup` asks a running server on.

let folder: string
let server: RunningServer

const start = () => startServer(readEnvironment({ DATA_DIR: folder, PORT: '0' }))
const doorOf = async () =>
  JSON.parse(await readFile(join(folder, 'server.door'), 'utf8')) as { port: number; key: string }
const copies = async () => (await readdir(folder)).filter((name) => name.startsWith('database.'))

/** The status of a request to the door, or the error code of a connection that is refused. */
const knock = (port: number, method: string, headers: Record<string, string>, host = '127.0.0.1') =>
  new Promise<number | string>((resolve) => {
    request({ host, port, method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end()
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-door-'))
  await makeDataFolder(folder)
  server = await start()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('the door for backups', () => {
  it('copies nothing without its key, and answers as if nothing were there', async () => {
    const { port, key } = await doorOf()
    const { publishableKey, secretKey } = server.services.secrets
    const wrong = ['', key, 'Bearer ', `Bearer ${key}x`, `Bearer ${key.slice(1)}`, `bearer ${key}`]
    const keys = [...wrong, `Bearer ${publishableKey}`, `Bearer ${secretKey}`]
    for (const authorization of keys)
      expect([authorization, await knock(port, 'POST', { authorization })]).toEqual([authorization, 404])
    for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE'])
      expect([method, await knock(port, method, { authorization: `Bearer ${key}` })]).toEqual([method, 404])
    expect(await copies()).toEqual([])
  })

  it('is open to the loopback address alone, under a key that only the owner of the data folder can read', async () => {
    const { port, key } = await doorOf()
    expect(await knock(port, 'POST', { authorization: `Bearer ${key}` }, '127.0.0.2')).toBe('ECONNREFUSED')
    expect((await stat(join(folder, 'server.door'))).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o077).toBe(0)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  })

  it('leaves no copy behind when its caller goes away', async () => {
    const { folder: copy, giveBack } = await askForCopy(folder)
    expect(await readdir(copy)).toContain('PG_VERSION')
    giveBack()
    await expect.poll(copies, { timeout: 10_000 }).toEqual([])
  })

  it('leaves neither copy nor key behind when the server stops, and has another key after the next start', async () => {
    const before = await doorOf()
    await askForCopy(folder)
    await server.close()
    expect((await readdir(folder)).sort()).toEqual(['database', 'secrets.json'])
    server = await start()
    expect((await doorOf()).key).not.toBe(before.key)
    expect(await knock(before.port, 'POST', { authorization: `Bearer ${before.key}` })).not.toBe(200)
  })
})
