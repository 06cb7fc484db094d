// A CSV file of 12 mixed columns with quoted fields and embedded newlines, the same for the same size.
import { closeSync, openSync, writeSync } from 'node:fs'

const HEADER = 'id,created,name,email,age,score,amount,active,country,city,comment,tags\n'
const COUNTRIES = ['DE', 'FR', 'US', 'JP', 'BR', 'IN', 'KE', 'AU']
const CITIES = ['Berlin', 'Paris', 'New York', 'Tōkyō', 'São Paulo', 'Mumbai', 'Nairobi', 'Sydney']
const WORDS = ['model', 'data', 'late', 'good', 'broken', 'again', 'order', 'parcel', 'thanks', 'never']

/** Writes about `megabytes` (1e6 bytes each) to `path`. */
export function writeRows(path, megabytes) {
  let seed = 20261122
  const next = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 4294967296) * below)
  }
  const pick = (list) => list[next(list.length)]
  const words = (count) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const comment = () => {
    const kind = next(10)
    if (kind === 0) return ''
    if (kind === 1) return `"${words(4)}\n${words(3)}"`
    if (kind === 2) return `"${words(2)} ""${pick(WORDS)}"", ${words(2)}"`
    return kind < 6 ? `"${words(3)}, ${words(3)}"` : words(5)
  }
  const row = (id) => {
    const day = `2026-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`
    const name = `${pick(WORDS)} ${pick(CITIES)}`
    return [
      id,
      `${day}T${String(next(24)).padStart(2, '0')}:${String(next(60)).padStart(2, '0')}:00Z`,
      `"${name}, ${pick(COUNTRIES)}"`,
      `${pick(WORDS)}.${next(1e6)}@example.org`,
      next(20) === 0 ? '' : 18 + next(60),
      (next(1e6) / 1e4).toFixed(4),
      (next(1e7) / 100 - 5e4).toFixed(2),
      next(2) === 0 ? 'true' : 'false',
      pick(COUNTRIES),
      pick(CITIES),
      comment(),
      `"${pick(WORDS)};${pick(WORDS)}"`,
    ].join(',')
  }
  const file = openSync(path, 'w')
  let size = writeSync(file, HEADER)
  let piece = ''
  for (let id = 1; size < megabytes * 1e6; id++) {
    piece += `${row(id)}\n`
    if (piece.length < 1e6) continue
    size += writeSync(file, piece)
    piece = ''
  }
  closeSync(file)
  return size
}
