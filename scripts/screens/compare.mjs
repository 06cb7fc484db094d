// Finds the pictures that differ from the accepted pictures, pixel by pixel.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How far a colour may be off, of 1: what people cannot see. */
const THRESHOLD = 0.05

/**
 * Copies the latest pictures into the accepted set; accepted pictures without a new picture stay. Returns the number of
 * copies.
 */
export function accept(folders) {
  mkdirSync(folders.accepted, { recursive: true })
  const files = existsSync(folders.new) ? readdirSync(folders.new) : []
  for (const file of files) copyFileSync(join(folders.new, file), join(folders.accepted, file))
  return files.length
}

/** Says of every picture whether it is the same, different, new or failed, and why. */
export function compare(pictures, folders) {
  rmSync(folders.differences, { recursive: true, force: true })
  mkdirSync(folders.differences, { recursive: true })
  return pictures.map((picture) => ({ ...picture, ...judged(picture, folders) }))
}

function judged({ file, failure }, folders) {
  if (failure) return { state: 'failed', why: failure }
  const accepted = join(folders.accepted, basename(file))
  if (!existsSync(accepted)) return { state: 'new' }
  const before = readFileSync(accepted)
  const after = readFileSync(file)
  // The same bytes, as nearly always.
  if (before.equals(after)) return { state: 'same' }
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const size = ({ width, height }) => `${width} x ${height}`
  if (size(one) !== size(other)) return { state: 'different', why: `${size(one)} became ${size(other)}` }
  const difference = new PNG({ width: one.width, height: one.height })
  const options = { threshold: THRESHOLD }
  const pixels = pixelmatch(one.data, other.data, difference.data, one.width, one.height, options)
  if (pixels === 0) return { state: 'same' }
  writeFileSync(join(folders.differences, basename(file)), PNG.sync.write(difference))
  return { state: 'different', why: `${pixels} pixels` }
}
