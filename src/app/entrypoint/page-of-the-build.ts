/** The element of the document that the app is drawn into. */
export function rootPlace(): HTMLElement {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  return place
}

/** Pages that draw what the rest of their address says: with one, they are drawn anew. */
const READS_QUERY = /^\/($|templates|machines)/
const READS_HASH = /^\/roadmap/

/** The first content of these pages depends on how fast it loads, so they cannot be hydrated. */
const DRAWN_ANEW = /^\/templates\/[^/]+\/source/

/** Whether what the build has drawn is the page of this address, so that the app can take it over. */
export function isPageOfAddress(): boolean {
  const { pathname, search, hash } = window.location
  if (rootPlace().dataset.page !== pathname || DRAWN_ANEW.test(pathname)) return false
  return !(search && READS_QUERY.test(pathname)) && !(hash && READS_HASH.test(pathname))
}
