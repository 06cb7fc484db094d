import { Inflate } from 'fflate'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Source } from '../text/source'

/** Bytes of the end of an archive in which its directory is announced: 22, and a comment. */
const END = 22 + 65_535
const MOST_ENTRIES = 10_000
const MOST_DIRECTORY = 16 * 1024 * 1024
const BLOCK = 128 * 1024
/** A part that grows more than this, and beyond some size, was made to fill the memory or the time of its reader. */
const MOST_GROWTH = 400
const HARMLESS = 16 * 1024 * 1024

export interface ZipEntry {
  /** 0: stored, 8: deflated. */
  method: number
  isEncrypted: boolean
  compressed: number
  /** Where its own header begins. */
  offset: number
}

/** The entries of an archive by their names. Refuses what is no archive or is cut off. */
export async function zipEntries(source: Source): Promise<Map<string, ZipEntry>> {
  const from = Math.max(0, source.size - END)
  const end = viewOf(await source.read(from, source.size))
  let at = end.byteLength - 22
  while (at >= 0 && end.getUint32(at, true) !== 0x06054b50) at--
  if (at < 0) throw new ProfileError(PROFILE_ERRORS.cutWorkbook)
  const size = end.getUint32(at + 12, true)
  const start = end.getUint32(at + 16, true)
  if (size > MOST_DIRECTORY || start + size > source.size) throw new ProfileError(PROFILE_ERRORS.badWorkbook)
  const bytes = await source.read(start, start + size)
  const view = viewOf(bytes)
  const entries = new Map<string, ZipEntry>()
  for (let place = 0; place + 46 <= size && entries.size < MOST_ENTRIES; ) {
    if (view.getUint32(place, true) !== 0x02014b50) throw new ProfileError(PROFILE_ERRORS.badWorkbook)
    const nameLength = view.getUint16(place + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength))
    entries.set(name.replace(/^\/+/, ''), {
      method: view.getUint16(place + 10, true),
      isEncrypted: (view.getUint16(place + 8, true) & 1) === 1,
      compressed: view.getUint32(place + 20, true),
      offset: view.getUint32(place + 42, true),
    })
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true)
  }
  return entries
}

/**
 * The bytes of an entry, some hundred kilobytes at a time, and how many bytes of the archive are behind them. Refuses
 * what cannot be read, and more than `most` bytes.
 */
export async function* unzipped(
  source: Source,
  entry: ZipEntry,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ bytes: Uint8Array; place: number }> {
  const { offset, compressed, method, isEncrypted } = entry
  if (isEncrypted) throw new ProfileError(PROFILE_ERRORS.protectedWorkbook)
  const header = viewOf(await source.read(offset, Math.min(source.size, offset + 30)))
  if ((method !== 0 && method !== 8) || header.byteLength < 30 || header.getUint32(0, true) !== 0x04034b50)
    throw new ProfileError(PROFILE_ERRORS.badWorkbook)
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const end = start + compressed
  if (end > source.size) throw new ProfileError(PROFILE_ERRORS.cutWorkbook)
  let inflated: Uint8Array[] = []
  let all = 0
  const inflate = new Inflate((bytes) => inflated.push(bytes))
  for (let place = start; place < end; ) {
    const next = Math.min(end, place + BLOCK)
    const bytes = await source.read(place, next)
    if (method === 0) inflated.push(bytes)
    else
      try {
        inflate.push(bytes, next === end)
      } catch (error) {
        throw new ProfileError(PROFILE_ERRORS.badWorkbook, { cause: error })
      }
    place = next
    for (const part of inflated) {
      all += part.length
      if (all > most || (all > HARMLESS && all > (place - start) * MOST_GROWTH))
        throw new ProfileError(PROFILE_ERRORS.tooLargeWorkbook)
      yield { bytes: part, place }
    }
    inflated = []
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
