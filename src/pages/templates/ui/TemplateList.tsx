import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { TemplateCard } from '@/entities/template'
import type { Template } from '@/entities/template/model'
import { useColumns } from '../model/use-columns'

export interface TemplateListProps {
  templates: readonly Template[]
  view: 'grid' | 'list'
  favourites: readonly string[]
  /** The first list after loading: its cards come one after the other. */
  fresh: boolean
  onUse: (template: Template) => void
  onFavourite: (id: string) => void
}

/** How high a row is before it is measured, in px. */
const ESTIMATE = { grid: 480, list: 260 }

/** px between the cards. */
const GAP = 20

/** The cards in rows, only those near the window, so that thousands stay quick. Plain elements for the same reason. */
export const TemplateList = memo(function TemplateList(props: TemplateListProps) {
  const { templates, view, favourites, fresh, onUse, onFavourite } = props
  const list = useRef<HTMLDivElement>(null)
  const columns = useColumns(view)
  const top = useOffsetTop(list)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, and its cards are memoised by hand
  const rows = useWindowVirtualizer({
    count: Math.ceil(templates.length / columns),
    estimateSize: () => ESTIMATE[view],
    // A small catalogue is all there, for those who print it and for search engines.
    overscan: templates.length <= 12 ? 12 : 1,
    gap: GAP,
    scrollMargin: top,
    useFlushSync: false,
  })
  const liked = new Set(favourites)
  return (
    <div
      ref={list}
      role="list"
      aria-label="Templates"
      style={{ position: 'relative', height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          style={{
            position: 'absolute',
            top: 0,
            insetInline: 0,
            display: 'grid',
            gap: GAP,
            transform: `translateY(${row.start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {templates.slice(row.index * columns, (row.index + 1) * columns).map((template, index) => (
            // Keyed by its place: what a place shows changes at every key, and changing it is cheaper than a new card.
            <div
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={row.index * columns + index}
              role="listitem"
              aria-posinset={row.index * columns + index + 1}
              aria-setsize={templates.length}
              style={fresh ? appearing(row.index * columns + index) : undefined}
            >
              <TemplateCard
                template={template}
                view={view}
                favourite={liked.has(template.id)}
                onUse={onUse}
                onFavourite={onFavourite}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
})

/** TPL-03: 100 ms after the card before it; what is further down is there at once. */
const appearing = (position: number) =>
  position < 12
    ? { animation: 'fade-in 240ms ease-out both', animationDelay: `${position * 100}ms` }
    : undefined

/** How far the element is from the top of the page, in px. */
function useOffsetTop(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [element])
  return top
}
