/** Which file of the build each path of the app has; `:id` or another name after a colon stands for anything. */
export type PageFiles = Readonly<Record<string, string>>

/** Placeholder address in a build without a site; the server replaces it with its own. */
export const LOCAL_SITE = 'http://127.0.0.1:4310'

/** A path as browsers show it to the app: without what is encoded for no reason. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Paths of the backend and of assets, and hidden paths, which scanners request. */
const NEVER_A_PAGE = /^\/(api|auth\/v1|rest\/v1|functions\/v1|mailbox|mlflow|assets)(\/|$)|\/\./

/** Whether nothing that stands for a page may answer a path, not even Page Not Found. */
export const isNeverAPage = (path: string): boolean => NEVER_A_PAGE.test(decoded(path))

/**
 * Finds the page of a path as the app's router does: ignores a trailing slash and the case of routes, but not
 * the case of document names. Returns its path as the build names it, `/projects/:id`. The server and the
 * service worker share it, so that they agree on every path.
 */
export function pageFinder(pages: Iterable<string>): (path: string) => string | undefined {
  const known = new Set(pages)
  const patterns = [...known].filter((path) => path.includes('/:')).map((path) => path.split('/'))
  return (path) => {
    const parts = path.split('/').map((part) => decoded(part).replaceAll('/', '%2F'))
    const plain = parts.join('/').replace(/(?<=.)\/+$/, '')
    const lower = plain.replace(/^\/[^/]*/, (first) => first.toLowerCase())
    if (known.has(lower) && !lower.includes(':')) return lower
    const segments = plain.split('/')
    const fits = (pattern: string[]) =>
      pattern.length === segments.length &&
      pattern.every((part, place) =>
        part.startsWith(':') ? segments[place] !== '' : part === segments[place]?.toLowerCase(),
      )
    return patterns.find(fits)?.join('/')
  }
}
