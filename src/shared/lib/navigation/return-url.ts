/** A base that no real address shares: a path that escapes it is not a same-origin path. */
const BASE = 'https://orrery.invalid'

/**
 * The part of `returnUrl` that is safe to navigate to: a same-origin absolute path with query and hash.
 * Anything else (`https://evil.example`, `//evil`, `javascript:`, a backslash trick, nothing) becomes `/`.
 */
export function safeReturnUrl(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/'
  if (/[\\\p{Cc}]/u.test(value) || value.startsWith('//')) return '/'
  try {
    const url = new URL(value, BASE)
    if (url.origin !== BASE || url.pathname.startsWith('//')) return '/'
    return url.pathname + url.search + url.hash
  } catch {
    return '/'
  }
}

/** `/signin?returnUrl=%2Fprojects`, or the bare path when there is nowhere to return to. */
export function withReturnUrl(path: string, returnUrl: string): string {
  const safe = safeReturnUrl(returnUrl)
  return safe === '/' ? path : `${path}?returnUrl=${encodeURIComponent(safe)}`
}
