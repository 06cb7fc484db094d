/** Which file of the build each path of the app has; `:id` in a path stands for anything. */
export type PageFiles = Readonly<Record<string, string>>

/** What a build says that was made for no address; the server says its own. */
export const LOCAL_SITE = 'http://127.0.0.1:4310'

/** A path as browsers show it to the app: without what is encoded for no reason. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Paths of the backend, of assets, and hidden ones, which scanners look for. */
const NEVER_A_PAGE = /^\/(api|auth\/v1|rest\/v1|functions\/v1|mailbox|assets)(\/|$)|\/\./

/** Whether nothing that stands for a page may answer a path, not even Page Not Found. */
export const isNeverAPage = (path: string): boolean => NEVER_A_PAGE.test(decoded(path))

/**
 * Finds the page at a path as the app's router does: a slash at the end does not count, nor does the case of routes;
 * names of documents count. Gives its path as the build names it, `/projects/:id`. The server and the service worker ask
 * the same one, so that no path is a page for one of them alone.
 */
export function pageFinder(pages: Iterable<string>): (path: string) => string | undefined {
  const known = new Set(pages)
  return (path) => {
    const parts = path.split('/').map((part) => decoded(part).replaceAll('/', '%2F'))
    const plain = parts.join('/').replace(/(?<=.)\/+$/, '')
    const [, parent = '', rest] = /^(\/[^/]*)(?:\/([^/]+))?$/.exec(plain) ?? []
    const lower = plain.replace(/^\/[^/]*/, (first) => first.toLowerCase())
    if (known.has(lower) && !lower.includes(':')) return lower
    const pattern = `${parent.toLowerCase()}/:id`
    return rest !== undefined && known.has(pattern) ? pattern : undefined
  }
}
