import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import type { VirtualGridProps } from './grid-props'
import { PlainGrid } from './PlainGrid'

type Windowed = <Item>(props: VirtualGridProps<Item>) => ReactNode

const { Part } = lazyPart<VirtualGridProps<never>>(async () => (await import('./WindowedGrid')).WindowedGrid)
const WindowedGrid = Part as unknown as Windowed

/** About the number that is near the view anyway. */
const FEW = 30

/** As many items as there are, in rows: of more than a few only those near the view are drawn, and what does that is loaded then. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { items } = props
  const [many, setMany] = useState(items.length > FEW)
  // It stays so: what is typed into a filter brings no other list.
  if (items.length > FEW && !many) setMany(true)
  if (!many) return <PlainGrid {...props} />
  const first = { items: items.slice(0, FEW), total: props.total ?? items.length }
  return (
    <Suspense fallback={<PlainGrid {...props} {...first} />}>
      <WindowedGrid {...props} />
    </Suspense>
  )
}
