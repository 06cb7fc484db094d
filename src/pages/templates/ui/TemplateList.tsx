import { memo } from 'react'
import { isProven } from '@/entities/project'
import { stackOfTemplate, typeOfTemplate } from '@/entities/project/model'
import { TemplateCard } from '@/entities/template'
import type { Template } from '@/entities/template/model'
import { VirtualGrid } from '@/shared/ui/list'
import { GAP, NARROWEST } from './sizes'

export interface TemplateListProps {
  templates: readonly Template[]
  view: 'grid' | 'list'
  favourites: readonly string[]
  /** The first list after loading: its cards come one after the other. */
  fresh: boolean
  onUse: (template: Template) => void
  onFavourite: (id: string) => void
}

const LAYOUTS = { grid: { narrowest: NARROWEST, estimate: 480 }, list: { estimate: 260 } }

/** As many are all there, in the page that the build writes too: for those who print it and for search engines. */
const SMALL = 12

/** Whether the code that a project from this template starts with has run. */
function hasRun(template: Template): boolean {
  const type = typeOfTemplate(template)
  return isProven({ type, config: type === 'web-app' ? stackOfTemplate(template.technologies) : null })
}

/** The cards, keyed by their place: what a place shows changes at every key, and changing it is cheaper than a new card. */
export const TemplateList = memo(function TemplateList(props: TemplateListProps) {
  const { templates, view, favourites, fresh, onUse, onFavourite } = props
  const liked = new Set(favourites)
  const card = (template: Template) => (
    <TemplateCard
      template={template}
      view={view}
      favourite={liked.has(template.id)}
      proven={hasRun(template)}
      onUse={onUse}
      onFavourite={onFavourite}
    />
  )
  const itemStyle = fresh ? appearing : undefined
  if (templates.length > SMALL)
    return (
      <VirtualGrid
        label="Templates"
        items={templates}
        {...LAYOUTS[view]}
        gap={GAP}
        overscan={1}
        itemStyle={itemStyle}
        renderItem={card}
      />
    )
  return (
    <div role="list" aria-label="Templates" style={GRIDS[view]}>
      {templates.map((template, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} role="listitem" style={itemStyle?.(index)}>
          {card(template)}
        </div>
      ))}
    </div>
  )
})

const GRIDS = {
  grid: {
    display: 'grid',
    gap: GAP,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${NARROWEST}px), 1fr))`,
  },
  list: { display: 'grid', gap: GAP, gridTemplateColumns: 'minmax(0, 1fr)' },
}

/** TPL-03: each card appears 100 ms after the previous card; cards further down appear at once. */
const appearing = (position: number) =>
  position < 12
    ? { animation: 'fade-in 240ms ease-out both', animationDelay: `${position * 100}ms` }
    : undefined
