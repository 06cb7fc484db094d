/** The document's title: what the page is, then the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Orrery`}</title>
}
