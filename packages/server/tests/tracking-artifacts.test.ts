import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '../objects/folder-store'
import { serverForTests } from './kit'
import { type Json, trackingKit } from './tracking-kit'

// Files of runs, proxied by the server: storing, listing, reading, deleting, and attempts to leave their folder.

const kit = serverForTests()
const { objectsDir, query, raw } = kit
const { clientOf, newClient, newToken, send } = trackingKit(kit)

let ada: Awaited<ReturnType<typeof newClient>>
let run_id: string
let root: string
beforeAll(async () => {
  ada = await newClient()
  run_id = await ada.newRun()
  root = `/api/2.0/mlflow-artifacts/artifacts/0/${run_id}/artifacts`
})

const bearer = () => ({ authorization: `Bearer ${ada.token}` })
/** The path is sent as it is written. */
const put = (path: string, body: string, token = ada.token) =>
  raw(`/mlflow${path}`, { authorization: `Bearer ${token}` }, 'PUT', body)
const get = (path: string, headers: Record<string, string> = {}) =>
  raw(`/mlflow${path}`, { ...bearer(), ...headers })
const list = async (path: string, client = ada): Promise<Json> =>
  (await send(client.token, 'GET', `/api/2.0/mlflow-artifacts/artifacts?path=${encodeURIComponent(path)}`))
    .json.files
const files = (folder = objectsDir): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    )
  } catch {
    return []
  }
}

describe('a file', () => {
  it('is stored by its content, listed, read, replaced and deleted', async () => {
    expect((await put(`${root}/model/MLmodel`, 'flavors')).text).toBe('{}')
    expect((await put(`${root}/copy.txt`, 'flavors')).status).toBe(200)
    const hash = createHash('sha256').update('flavors').digest('hex')
    expect(files().filter((name) => name.endsWith(hash))).toHaveLength(1)
    expect(readFileSync(join(objectsDir, hash.slice(0, 2), hash), 'utf8')).toBe('flavors')
    expect(await list(`0/${run_id}/artifacts`)).toEqual([
      { path: 'copy.txt', is_dir: false, file_size: 7 },
      { path: 'model', is_dir: true },
    ])
    expect(await list(`0/${run_id}/artifacts/model`)).toEqual([
      { path: 'MLmodel', is_dir: false, file_size: 7 },
    ])
    for (const nothing of [`0/${run_id}/artifacts/copy.txt`, `0/${run_id}/artifacts/none`, '', '0', 'x/y'])
      expect([nothing, await list(nothing)]).toEqual([nothing, []])
    expect((await get(`${root}/model/MLmodel`)).text).toBe('flavors')
    await put(`${root}/copy.txt`, 'other')
    expect((await get(`${root}/copy.txt`)).text).toBe('other')
    const whole = await ada.get('artifacts/list', { run_id, path: 'model' })
    expect(whole).toEqual({
      root_uri: `mlflow-artifacts:/0/${run_id}/artifacts`,
      files: [{ path: 'model/MLmodel', is_dir: false, file_size: 7 }],
    })
    expect((await send(ada.token, 'DELETE', `${root}/model`)).status).toBe(200)
    expect((await get(`${root}/model/MLmodel`)).status).toBe(404)
    expect(await list(`0/${run_id}/artifacts`)).toEqual([{ path: 'copy.txt', is_dir: false, file_size: 5 }])
  })

  it('may be empty, and sent in chunks without a length', async () => {
    const chunked = await raw(
      `/mlflow${root}/empty`,
      { ...bearer(), 'transfer-encoding': 'chunked' },
      'PUT',
      '',
    )
    expect(chunked.status).toBe(200)
    const read = await get(`${root}/empty`)
    expect([read.status, read.text, read.headers['content-length']]).toEqual([200, '', '0'])
  })

  it.each([
    ['with%20space.txt', 'with space.txt'],
    ['na%C3%AFve.txt', 'naïve.txt'],
    ['50%25.txt', '50%.txt'],
    ['a+b.txt', 'a+b.txt'],
    ['q?.txt', 'q?.txt'],
    ['q?x=1', 'q?x=1'],
    ['a;b=c', 'a;b=c'],
    ['%2541', '%41'],
    ['~user', '~user'],
    ['...', '...'],
  ])('%s is named %s', async (written, name) => {
    const folder = `names ${Math.random()}`
    await put(`${root}/${encodeURIComponent(folder)}/${written}`, 'x')
    expect((await list(`0/${run_id}/artifacts/${folder}`)).map(({ path }: Json) => path)).toEqual([name])
    expect((await get(`${root}/${encodeURIComponent(folder)}/${written}`)).text).toBe('x')
  })

  it('is sent as an attachment that no browser runs, and by ranges', async () => {
    await put(`${root}/estimator.html`, '<script>alert(1)</script>')
    const read = await get(`${root}/estimator.html`)
    expect(read.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''estimator.html",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    const part = await get(`${root}/estimator.html`, { range: 'bytes=1-6' })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'script', 'bytes 1-6/25'])
    expect((await get(`${root}/estimator.html`, { range: 'bytes=99-' })).status).toBe(200)
    const page = await raw(`/mlflow/get-artifact?run_id=${run_id}&path=estimator.html`, {
      authorization: `Bearer ${ada.user.token}`,
    })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'application/octet-stream'])
  })

  it('is never a folder, too', async () => {
    await put(`${root}/both/inside`, 'x')
    expect((await put(`${root}/both`, 'x')).status).toBe(400)
    expect((await put(`${root}/both/inside/deeper`, 'x')).status).toBe(400)
  })

  it('beyond the limits of the workspace is refused, whatever length it states, and nothing of it is left', async () => {
    const bob = await newClient()
    const theirs = await bob.newRun()
    await query(
      `insert into private.workspace_limits (workspace_id, name, value) values ($1, 'artifact_file_bytes', 1000), ($1, 'artifact_bytes', 1500)`,
      [bob.user.id],
    )
    const path = `/api/2.0/mlflow-artifacts/artifacts/0/${theirs}/artifacts`
    const before = files()
    const large = 'x'.repeat(1001)
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }] as Record<string, string>[]) {
      const answer = await raw(
        `/mlflow${path}/a`,
        { authorization: `Bearer ${bob.token}`, ...headers },
        'PUT',
        large,
      )
      expect([answer.status, JSON.parse(answer.text).error_code]).toEqual([403, 'PERMISSION_DENIED'])
    }
    expect(files()).toEqual(before)
    expect((await put(`${path}/a`, 'y'.repeat(1000), bob.token)).status).toBe(200)
    expect((await put(`${path}/b`, 'z'.repeat(501), bob.token)).status).toBe(403)
    expect((await put(`${path}/b`, 'z'.repeat(500), bob.token)).status).toBe(200)
  })

  it('has no multipart upload, in the words after which the client sends it whole', async () => {
    const answer = await send(
      ada.token,
      'POST',
      `/api/2.0/mlflow-artifacts/mpu/create/0/${run_id}/artifacts`,
      {},
    )
    expect([answer.status, answer.json.message]).toEqual([
      501,
      expect.stringMatching(/^Multipart upload is not supported for the current artifact repository/),
    ])
  })
})

describe('a path', () => {
  // The forms of CVE-2023-6831, 2024-1560, 2023-6015, 2023-6018, 2023-6976, 2023-3765, 2023-6753 and 2024-3848.
  it.each([
    '../../../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'a/../../b',
    'a/./b',
    'a//b',
    'a/',
    '..%5c..%5cwindows',
    'a%5cb',
    'C:/windows/win.ini',
    'C:%5cwindows',
    'c%3a/x',
    '%5c%5cserver%5cshare',
    'a%00.txt',
    'a%0a.txt',
    'a%7f',
    '%ff',
    '%',
    '%ed%a0%80',
    '.',
    '..',
  ])('%s is refused for storing, reading and deleting, and no file is written', async (path) => {
    const before = files()
    for (const method of ['PUT', 'GET', 'DELETE']) {
      const answer = await raw(`/mlflow${root}/${path}`, bearer(), method, method === 'PUT' ? 'x' : '')
      expect([method, answer.status >= 400 && answer.status < 500]).toEqual([method, true])
    }
    expect(files()).toEqual(before)
  })

  it('that is encoded twice is decoded once, and names no other place', async () => {
    const double = '%252e%252e%252f%252e%252e%252fsecret'
    expect((await put(`${root}/${double}`, 'x')).status).toBe(200)
    expect((await get(`${root}/${double}`)).text).toBe('x')
    expect(files().every((name) => /^[0-9a-f]{2}\/[0-9a-f]{64}$/.test(name))).toBe(true)
  })

  it('in a query is checked, too', async () => {
    for (const path of ['../../etc', '/etc', 'a/../..', '%2e%2e']) {
      const listed = await send(
        ada.token,
        'GET',
        `/api/2.0/mlflow-artifacts/artifacts?path=${encodeURIComponent(path)}`,
      )
      expect([path, listed.status === 400 || listed.json.files.length === 0]).toEqual([path, true])
      const read = await send(
        ada.token,
        'GET',
        `/get-artifact?run_id=${run_id}&path=${encodeURIComponent(path)}`,
      )
      expect([path, read.status >= 400 && read.status < 500]).toEqual([path, true])
    }
  })
})

describe('rights', () => {
  it('are those of the run: nothing of another workspace is stored, read, listed or deleted', async () => {
    await put(`${root}/mine`, 'secret')
    const bob = await newClient()
    const own = await bob.newRun()
    for (const [method, path] of [
      ['PUT', `${root}/theirs`],
      ['GET', `${root}/mine`],
      ['DELETE', `${root}/mine`],
      ['GET', `/api/2.0/mlflow-artifacts/artifacts?path=0/${run_id}/artifacts`],
      ['GET', `/get-artifact?run_id=${run_id}&path=mine`],
      ['GET', `/api/2.0/mlflow/artifacts/list?run_id=${run_id}`],
      // A run of another experiment than the path says.
      ['GET', `/api/2.0/mlflow-artifacts/artifacts/7/${own}/artifacts/mine`],
    ] as const)
      expect([method, path, (await send(bob.token, method, path)).status]).toEqual([method, path, 404])
    expect((await get(`${root}/mine`)).text).toBe('secret')
    expect(
      (await kit.confirmedUser().then((eve) => eve.client.rpc('run_artifacts', { run: run_id }))).error?.code,
    ).toBe('PT404')
    const { data } = await ada.user.client.rpc('run_artifacts', { run: run_id })
    expect((data as Json).files).toContainEqual({ path: 'mine', size: 6, created_at: expect.any(Number) })
  })

  it('of a token to read, of no token and of a deleted run do not store', async () => {
    const reader = clientOf((await newToken(ada.user, { scope: 'read' })).token)
    await put(`${root}/kept`, 'x')
    expect((await put(`${root}/kept`, 'y', reader.token)).status).toBe(403)
    expect((await send(reader.token, 'DELETE', `${root}/kept`)).status).toBe(403)
    expect((await send(reader.token, 'GET', `${root}/kept`)).text).toBe('x')
    expect((await put(`${root}/kept`, 'y', '')).status).toBe(401)
    const gone = await ada.newRun()
    await ada.post('runs/delete', { run_id: gone })
    expect((await put(`/api/2.0/mlflow-artifacts/artifacts/0/${gone}/artifacts/a`, 'x')).status).toBe(400)
  })
})

describe('the store', () => {
  const bytes = async function* (...parts: string[]) {
    for (const part of parts) yield Buffer.from(part)
  }

  it('removes what no row names, once it is an hour old', async () => {
    const store = folderStore(`${objectsDir}/apart`)
    const [named, fresh, old] = [
      await store.put(bytes('a'), 9),
      await store.put(bytes('b'), 9),
      await store.put(bytes('c', 'd'), 9),
    ]
    const past = new Date(Date.now() - 2 * 60 * 60_000)
    for (const { hash } of [named, old])
      await utimes(join(objectsDir, 'apart', hash.slice(0, 2), hash), past, past)
    expect(await store.sweep(async (hashes) => hashes.filter((hash) => hash !== named.hash))).toBe(1)
    expect(await store.get(old.hash)).toBeNull()
    for (const { hash } of [named, fresh]) (await store.get(hash))?.destroy()
    expect(files(`${objectsDir}/apart`)).toHaveLength(2)
  })

  it('asks the database which objects a row names', async () => {
    await put(`${root}/asked`, 'asked')
    const hash = createHash('sha256').update('asked').digest('hex')
    const [row] = await query('select private.unnamed_objects($1::text[]) as unnamed', [
      [hash, '0'.repeat(64)],
    ])
    expect(row?.unnamed).toEqual(['0'.repeat(64)])
  })

  it('gives up on a stream that stalls, and leaves nothing of it', async () => {
    const store = folderStore(`${objectsDir}/stalled`, { pause: 20 })
    const stalling = async function* () {
      yield Buffer.from('a')
      await new Promise(() => undefined)
    }
    await expect(store.put(stalling(), 9)).rejects.toThrow('stopped coming')
    expect(files(`${objectsDir}/stalled`)).toEqual([])
    await expect(store.get('../../etc/passwd')).rejects.toThrow('SHA-256')
  })
})
