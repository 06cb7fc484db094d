import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { ObjectRefusedError, type ObjectStore } from './store'

const HASH = /^[0-9a-f]{64}$/
/** How long a stream may pause, in ms. */
const PAUSE = 60_000
/** An object that no row names is removed at this age, in ms: a row that names it may just be written. */
const AGE = 60 * 60_000

/** A store in a folder: an object lies in `ab/abcd…`, named by its hash. Several processes may share the folder. */
export function folderStore(folder: string, { pause = PAUSE, age = AGE } = {}): ObjectStore {
  const placeOf = (hash: string) => {
    if (!HASH.test(hash)) throw new Error('An object is named by its SHA-256')
    return join(folder, hash.slice(0, 2), hash)
  }

  return {
    async put(source, limit) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `unfinished-${randomUUID()}`)
      const file = await open(unfinished, 'wx', 0o600)
      const sum = createHash('sha256')
      let size = 0
      try {
        for await (const chunk of patiently(source, pause)) {
          size += chunk.length
          if (size > limit) throw new ObjectRefusedError('too large')
          sum.update(chunk)
          await file.writeFile(chunk)
        }
        await file.sync()
        await file.close()
        const hash = sum.digest('hex')
        const place = placeOf(hash)
        await mkdir(join(folder, hash.slice(0, 2)), { recursive: true, mode: 0o700 })
        // The same bytes again: their age begins anew, so that no sweep takes them.
        await rename(unfinished, place)
        await utimes(place, new Date(), new Date())
        return { hash, size }
      } catch (error) {
        await file.close().catch(() => undefined)
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async get(hash, range) {
      const place = placeOf(hash)
      const found = await stat(place).catch(() => null)
      return found?.isFile() ? createReadStream(place, range) : null
    },

    async remove(hash) {
      await rm(placeOf(hash), { force: true })
      // Empty folders go with it.
      for (const empty of [join(folder, hash.slice(0, 2)), folder]) await rmdir(empty).catch(() => undefined)
    },

    async sweep(unnamed) {
      let removed = 0
      const oldEnough = async (place: string) => {
        const found = await stat(place).catch(() => null)
        return found !== null && Date.now() - found.mtimeMs > age
      }
      for (const name of await readdir(folder).catch(() => [])) {
        const place = join(folder, name)
        if (name.startsWith('unfinished-')) {
          if (await oldEnough(place)) await rm(place, { force: true })
          continue
        }
        const hashes = (await readdir(place).catch(() => [])).filter((hash) => HASH.test(hash))
        for (const hash of hashes.length > 0 ? await unnamed(hashes) : []) {
          if (!(await oldEnough(join(place, hash)))) continue
          await rm(join(place, hash), { force: true })
          removed++
        }
      }
      return removed
    },
  }
}

/** The chunks of a source; throws when none comes for `pause` ms. */
async function* patiently(source: AsyncIterable<Uint8Array>, pause: number): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  for (;;) {
    let timer: NodeJS.Timeout | undefined
    const stalled = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ObjectRefusedError('stalled')), pause)
    })
    try {
      const { done, value } = await Promise.race([iterator.next(), stalled])
      if (done) return
      yield value
    } finally {
      clearTimeout(timer)
    }
  }
}
