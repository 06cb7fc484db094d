import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Pair, Point } from './source'
import { readFields } from './yaml'

// Reads the parts of a folder in MLflow's file format.

const entries = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  )
export const foldersIn = async (folder: string) =>
  (await entries(folder)).filter((entry) => entry.isDirectory()).map(({ name }) => name)

/** The paths of all files below a folder, with slashes. Links are not followed. */
export async function* filesBelow(folder: string, root = folder): AsyncIterable<string> {
  for (const entry of await entries(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path, root)
    else if (entry.isFile()) yield relative(root, path).split(sep).join('/')
  }
}

/** Keys with the texts of their files; a key with a slash lies in a folder. */
export async function pairsIn(folder: string): Promise<Pair[]> {
  const pairs: Pair[] = []
  for await (const key of filesBelow(folder))
    pairs.push({ key, value: await readFile(join(folder, key), 'utf8') })
  return pairs
}

const VALUES: Record<string, string> = { nan: 'NaN', inf: 'Infinity', '-inf': '-Infinity' }
const valueOf = (text: string): number | string => VALUES[text.toLowerCase()] ?? Number(text)

/** Lines `time value step`, of logged models also `run dataset digest`. Old files have no step. */
export async function linesOf(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8')
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim().split(' ')]))
}

export const pointOf = (key: string, [timestamp = '0', value = 'nan', step = '0']: string[]): Point => ({
  key,
  value: valueOf(value),
  timestamp: Number(timestamp),
  step: Number(step),
})

export const fieldsAt = async (folder: string) =>
  readFields(await readFile(join(folder, 'meta.yaml'), 'utf8'))
