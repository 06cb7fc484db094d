import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type PageFiles, pageFinder } from './page-paths'
import { contentSecurityPolicy, inlineScriptHashes } from './security'

/** A page as the build wrote it. */
export interface BuiltPage {
  html: string
  /** Allows its own inline scripts and no other. */
  policy: string
  /** The same for every form in which it is sent. */
  etag: string
  /**
   * The compressed copy that the build wrote beside the file, `.br` or `.gz`; null when it is missing or
   * older.
   */
  compressed: (ending: string) => Promise<Uint8Array<ArrayBuffer> | null>
}

export interface BuiltPages {
  isBuilt: () => Promise<boolean>
  /** The page at a path; null where the app has none. */
  at: (path: string) => Promise<BuiltPage | null>
  /** Whether a path is the name of a page's file, which is no address of it. */
  isFileOfOne: (path: string) => Promise<boolean>
  /** The Page Not Found document; null before the first build. */
  notFound: () => Promise<BuiltPage | null>
}

const HOME = 'index.html'
const NOT_FOUND = '404.html'

/** The pages of a build, as they are on disk now: a new build needs no restart. */
export function pagesIn(folder: string): BuiltPages {
  const page = latest(folder, readPage)
  const table = latest(folder, readTable)
  const fileAt = async (path: string) => {
    if (path === '/') return HOME
    const read = await table('pages.json')
    // A build without a list has pages wherever no file could be meant.
    return read ? read.at(path) : /\.[a-z0-9]+$/i.test(path) ? undefined : HOME
  }
  return {
    isBuilt: async () => (await page(HOME)) !== null,
    at: async (path) => {
      const file = await fileAt(path)
      return file ? page(file) : null
    },
    isFileOfOne: async (path) => {
      const { files = new Set([HOME, NOT_FOUND]) } = (await table('pages.json')) ?? {}
      // Where the disk does not tell cases apart, every spelling opens the file.
      return files.has(path.slice(1).toLowerCase())
    },
    notFound: async () => (await page(NOT_FOUND)) ?? page(HOME),
  }
}

/** Reads a file of the folder when it has changed since; null where there is none. */
function latest<T>(folder: string, read: (file: string, mtimeMs: number) => Promise<T>) {
  const known = new Map<string, { mtimeMs: number; content: T }>()
  return async (name: string): Promise<T | null> => {
    const file = join(folder, name)
    try {
      const { mtimeMs } = await stat(file)
      const before = known.get(name)
      if (before?.mtimeMs === mtimeMs) return before.content
      const content = await read(file, mtimeMs)
      known.set(name, { mtimeMs, content })
      return content
    } catch {
      known.delete(name)
      return null
    }
  }
}

async function readPage(file: string, mtimeMs: number): Promise<BuiltPage> {
  const html = await readFile(file, 'utf8')
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()
  return {
    html,
    policy: contentSecurityPolicy(inlineScriptHashes(html)),
    etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`,
    compressed: (ending) => {
      const found = kept.get(ending) ?? readBeside(file + ending, mtimeMs)
      kept.set(ending, found)
      return found
    },
  }
}

async function readBeside(file: string, mtimeMs: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return (await stat(file)).mtimeMs >= mtimeMs ? new Uint8Array(await readFile(file)) : null
  } catch {
    return null
  }
}

/** `pages.json`: the paths of the app with their files; a plain list where every path has the same. */
async function readTable(file: string) {
  const pages = JSON.parse(await readFile(file, 'utf8')) as PageFiles | string[]
  const byPath = new Map(Array.isArray(pages) ? pages.map((path) => [path, HOME]) : Object.entries(pages))
  const find = pageFinder(byPath.keys())
  return {
    at: (path: string) => byPath.get(find(path) ?? ''),
    files: new Set([HOME, NOT_FOUND, ...byPath.values()].map((name) => name.toLowerCase())),
  }
}
