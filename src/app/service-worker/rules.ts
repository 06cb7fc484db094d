import { decoded, isNeverAPage, pageFinder } from '@orrery/server/page-paths'
import type { Build } from './build'

/** A request as the worker receives it; its method is GET. */
export interface Asked {
  request: Pick<Request, 'mode' | 'cache' | 'headers'>
  url: URL
  sameOrigin: boolean
}

/**
 * Answered by the server or not at all: links with tokens, what is no part of the app, and files other than the pages that
 * older links name.
 */
const NEEDS_SERVER =
  /^\/(auth\/|reset-password|shared\/|(rest|functions|storybook|storybook-static)(\/|$))|\.(?!html$)[a-z0-9]+$/i

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
  /** A visit to an address at which there is no page. */
  const isStrayAsked = ({ request, url, sameOrigin }: Asked): boolean =>
    sameOrigin &&
    request.mode === 'navigate' &&
    addressOf(url) === undefined &&
    !isNeverAPage(url.pathname) &&
    !NEEDS_SERVER.test(decoded(url.pathname))
  return { addressOf, isPageAsked, isStrayAsked }
}

/**
 * Files that the worker may answer, and store when they are used. A request that goes past every cache wants the server's
 * answer, and one for a part of a file would be given the whole.
 */
export const isFileAsked = ({ request: { mode, cache, headers }, url, sameOrigin }: Asked): boolean =>
  sameOrigin &&
  mode !== 'navigate' &&
  /^\/assets\/[^/%]+$|^\/favicon\.svg$/.test(url.pathname) &&
  !url.search &&
  cache !== 'no-store' &&
  cache !== 'reload' &&
  !headers.has('range')

/** How the type of a file begins that has this ending; of any other file, anything but a page. */
const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
  woff2: /^font\/woff2\b/i,
}
const NO_PAGE = /^(?!text\/html)[a-z]+\//i

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/**
 * Whether an answer is the whole file of the site at this path. The page of a proxy or of a network that asks to sign in is
 * none: stored under the name of a script, it would break every later visit.
 */
export function isFile({ status, type, redirected, headers }: Answer, path: string): boolean {
  const mayBeStored = !/no-store|private/i.test(headers.get('cache-control') ?? '')
  const expected = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? NO_PAGE
  const isExpected = expected.test(headers.get('content-type') ?? '')
  return status === 200 && type === 'basic' && !redirected && mayBeStored && isExpected
}
