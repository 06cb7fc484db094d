import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { scrollFade } from '../scroll-fade'

export interface TabBarProps<TId extends string> {
  /** The subject of the tabs, for the accessible name. */
  label: string
  /** Prefix of ids: the panel of a tab is `tabPanel(name, id)`. */
  name: string
  /** `unavailable`: why the tab cannot be opened yet; the page says it in sight, too. */
  tabs: readonly { id: TId; label: string; unavailable?: string }[]
  current: TId
  onOpen: (id: TId) => void
  /** Shows the tabs as steps. */
  numbered?: boolean
  /** Tabs as wide as their words, in one row where there is room. */
  fits?: boolean
  /** The same in one row always, which scrolls sideways where it is wider than its place. */
  row?: boolean
}

/** Attributes of the element that a tab opens. */
export const tabPanel = (name: string, id: string) => ({
  role: 'tabpanel',
  id: `${name}-${id}`,
  'aria-labelledby': `${name}-tab-${id}`,
})

/** Tabs of equal width, or as wide as their words; the arrow keys move between them, Home and End to the ends. */
export function TabBar<TId extends string>({
  label,
  name,
  tabs,
  current,
  onOpen,
  numbered,
  row = false,
  fits = row,
}: TabBarProps<TId>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = list.current
    const tab = row ? bar?.querySelector<HTMLElement>(`[id="${name}-tab-${current}"]`) : null
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [row, name, current])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    // Counts from the tab with the focus: the tab that it opened may still be loading.
    const index = tabs.findIndex(({ id }) => event.target === document.getElementById(`${name}-tab-${id}`))
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = tabs.at(to % tabs.length)
    if (!next) return
    if (!next.unavailable) onOpen(next.id)
    document.getElementById(`${name}-tab-${next.id}`)?.focus()
  }
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={label}
      position="relative"
      display={fits ? 'flex' : 'grid'}
      flexWrap={row ? 'nowrap' : 'wrap'}
      overflowX={row ? 'auto' : undefined}
      overflowY={row ? 'hidden' : undefined}
      scrollbarWidth={row ? 'thin' : undefined}
      className={row ? scrollFade.x : undefined}
      gridTemplateColumns={{ base: '1fr 1fr', md: `repeat(${tabs.length}, 1fr)` }}
      borderBottomWidth="1px"
      onKeyDown={move}
    >
      {tabs.map((tab, index) => (
        <chakra.button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? `${name}-${tab.id}` : undefined}
          aria-disabled={tab.unavailable ? true : undefined}
          title={tab.unavailable}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => tab.unavailable || onOpen(tab.id)}
          flexShrink="0"
          px={fits ? '3' : '4'}
          py={fits ? '2.5' : '3.5'}
          textAlign="start"
          cursor={tab.unavailable ? 'not-allowed' : 'pointer'}
          opacity={tab.unavailable ? 0.6 : undefined}
          textStyle="sm"
          fontWeight={tab.id === current ? 'medium' : 'normal'}
          color={tab.id === current ? 'fg' : 'fg.muted'}
          borderBottomWidth="2px"
          borderColor={tab.id === current ? 'accent.solid' : 'transparent'}
          _hover={{ color: 'fg' }}
          _highContrast={{ borderColor: tab.id === current ? 'Highlight' : 'Canvas' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {numbered ? (
            <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted" mr="2" aria-hidden>
              {index + 1}
            </chakra.span>
          ) : null}
          {tab.label}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
