import { decoded, isNeverAPage, pageFinder } from '../../../server/page-paths'
import type { Build } from './build'

/** What somebody asks for; the worker hears of GET only. */
export interface Asked {
  request: Pick<Request, 'mode' | 'cache'>
  url: URL
  sameOrigin: boolean
}

/** Answered by the server or by nobody: links with tokens, and files other than the pages that older links name. */
const NEEDS_SERVER = /^\/(auth\/|reset-password)|\.(?!html$)[a-z0-9]+$/i

/** Which pages the worker answers: those that its build lists, however their path is written. */
export function pageRules(pages: Build['pages']) {
  const find = pageFinder(Object.keys(pages))
  /** Null: it is a page, and not kept. Undefined: it is none of ours. */
  const addressOf = (url: URL): string | null | undefined => pages[find(url.pathname) ?? '']
  const isPageAsked = ({ request, url, sameOrigin }: Asked): boolean =>
    sameOrigin &&
    request.mode === 'navigate' &&
    addressOf(url) !== undefined &&
    // The server lets go of this page's window.
    url.searchParams.get('inspect') !== 'stately'
  /** Somebody opens an address at which there is no page. */
  const isStrayAsked = ({ request, url, sameOrigin }: Asked): boolean =>
    sameOrigin &&
    request.mode === 'navigate' &&
    addressOf(url) === undefined &&
    !isNeverAPage(url.pathname) &&
    !NEEDS_SERVER.test(decoded(url.pathname))
  return { addressOf, isPageAsked, isStrayAsked }
}

/** Files that the worker may answer, and keep when they are used. Who asks past every cache wants to hear from the server. */
export const isFileAsked = ({ request: { mode, cache }, url, sameOrigin }: Asked): boolean =>
  sameOrigin &&
  mode !== 'navigate' &&
  /^\/assets\/[^/%]+$|^\/favicon\.svg$/.test(url.pathname) &&
  !url.search &&
  cache !== 'no-store' &&
  cache !== 'reload'

/** Whether an answer is a file of the site itself, and no page that stands in for one. */
export const isFile = ({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean =>
  status === 200 && type === 'basic' && !redirected && !/html/i.test(headers.get('content-type') ?? 'html')
