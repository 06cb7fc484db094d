import { useLayoutEffect } from 'react'

/** The document's title: what the page is, then the product. Of several in a document the first one counts. */
export function PageTitle({ children }: { children: string }) {
  useLayoutEffect(() => document.querySelector('title[data-start]')?.remove(), [])
  return <title>{`${children} · Orrery`}</title>
}
