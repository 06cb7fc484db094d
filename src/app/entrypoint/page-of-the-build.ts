/** Where the app stands in the document. */
export function rootPlace(): HTMLElement {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  return place
}

/** Whether the build has drawn a page there to be read, and not the room for one alone. */
export const isPage = (): boolean => rootPlace().dataset.page !== undefined

/** Pages that draw what the rest of their address says: with one, they are drawn anew. */
const READS_QUERY = /^\/($|templates|machines)/

/** Whether what the build has drawn is the page of this address, so that the app can take it over. */
export function isPageOfAddress(): boolean {
  const { pathname, search } = window.location
  return rootPlace().dataset.page === pathname && !(search && READS_QUERY.test(pathname))
}
