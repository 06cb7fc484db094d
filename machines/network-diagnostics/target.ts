/** NET-01: what an administrator may have the fifth probe ask for: a path of this site, or an address on the web. */
const PATH = /^\/(?![/\\])[^\s\\]*$/
const ADDRESS = /^https?:\/\/[^\s/@\\?#]+(?:[/?#][^\s\\]*)?$/i

const MOST = 2000

/** Describes the error of a target; null when the target is valid. */
export function targetError(target: string): string | null {
  if (target === '') return 'Enter an address'
  if (target.length > MOST) return `An address has at most ${MOST} characters`
  if (PATH.test(target) || ADDRESS.test(target)) return null
  return 'Enter a path on this site, such as /font.woff2, or a URL that starts with https://'
}

/** Whether asking for it leaves this site. */
export const isElsewhere = (target: string): boolean => !target.startsWith('/')
