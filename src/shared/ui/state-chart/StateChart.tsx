import { Box, chakra, Flex, IconButton } from '@chakra-ui/react'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { CHART_TYPE, type ChartLayout } from '@/shared/lib/statechart'
import { Arrow, ArrowWords } from './Arrow'
import { headPath, linePath, stateByKey } from './geometry'
import { StateBox } from './StateBox'
import { useView } from './use-view'
import { stateWords } from './words'

export interface StateChartProps {
  layout: ChartLayout
  /** Ids of the states that the actor is in, as `stateId` names them; those around them too. */
  active?: readonly string[]
  /** The transition that was taken last, as `transitionId` names it. */
  last?: string | null
  selected?: string | null
  onSelect?: (state: string) => void
  /** A height as CSS knows it; without one it is as high as the chart, up to 36rem. */
  height?: string
}

/** The chart of a machine: looked at from near and far, gone through by the keyboard, with the active states lit. */
export function StateChart({
  layout,
  active = NONE,
  last = null,
  selected = null,
  onSelect,
  height,
}: StateChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const view = useView(frame, layout)
  const [reached, setReached] = useState<string | null>(null)
  const help = useId()
  const { states, transitions } = layout
  const lit = new Set(active)
  const start = states.find(({ id }) => id === (reached ?? selected))?.id ?? ''
  const innermost = states.findLast(({ id }) => lit.has(id))?.id ?? null
  const shown = selected ?? innermost

  const bring = useEffectEvent((id: string) => {
    const state = states.find((one) => one.id === id)
    if (state && id !== '') view.show(state)
  })
  useEffect(() => {
    if (shown !== null) bring(shown)
  }, [shown])

  const focus = (id: string) => {
    const boxes = drawing.current?.querySelectorAll<SVGElement>('[data-state]') ?? []
    for (const box of boxes) if (box.dataset.state === id) box.focus()
  }
  const onKey = (state: string) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = stateByKey(event.key, state, states)
    if (to !== null) focus(to)
    else if (event.key === 'Enter' || event.key === ' ') onSelect?.(state)
    else if (event.key === '+' || event.key === '=') view.zoomIn()
    else if (event.key === '-') view.zoomOut()
    else if (event.key === '0') view.fit()
    else return
    event.preventDefault()
  }

  return (
    <Box
      display="flex"
      flexDirection="column"
      height={height}
      minWidth="0"
      role="group"
      aria-label={`Chart of ${layout.machine}`}
    >
      <Flex justify="flex-end" gap="1" mb="1">
        <IconButton
          size="xs"
          variant="ghost"
          aria-label="Zoom out"
          disabled={!view.canZoomOut}
          onClick={view.zoomOut}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label="Zoom in"
          disabled={!view.canZoomIn}
          onClick={view.zoomIn}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton size="xs" variant="ghost" aria-label="Fit to view" onClick={view.fit}>
          <Maximize aria-hidden />
        </IconButton>
      </Flex>
      <Box
        ref={frame}
        flex={height ? '1' : undefined}
        minHeight="0"
        maxHeight={height ? undefined : '36rem'}
        overflow="auto"
        overscrollBehavior="contain"
        borderWidth="1px"
        borderRadius="md"
        bg="bg"
        cursor="grab"
        onPointerDown={view.onPointerDown}
      >
        <chakra.svg
          ref={drawing}
          width={layout.width * view.scale}
          height={layout.height * view.scale}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          display="block"
          mx="auto"
          role="group"
          aria-label={`States of ${layout.machine}`}
          aria-describedby={help}
          userSelect="none"
          fontFamily="mono"
          fontSize={`${CHART_TYPE.size}px`}
        >
          {states.map((state) => (
            <StateBox
              key={state.id}
              state={state}
              region={states.some(({ id, type }) => id === state.parent && type === 'parallel')}
              active={lit.has(state.id)}
              selected={state.id === selected}
              last={last}
              label={stateWords(state, layout, lit.has(state.id))}
              reached={state.id === start}
              onSelect={() => onSelect?.(state.id)}
              onFocus={() => setReached(state.id)}
              onKeyDown={onKey(state.id)}
            />
          ))}
          <g aria-hidden>
            {layout.initials.map(({ state, at, points }) => (
              <chakra.g key={state} color="fg.muted">
                <circle cx={at[0]} cy={at[1]} r="5" fill="currentColor" />
                <path d={linePath(points)} fill="none" stroke="currentColor" strokeWidth="1.25" />
                <path d={headPath(points)} fill="currentColor" />
              </chakra.g>
            ))}
            {transitions.map((transition) => (
              <Arrow key={transition.id} transition={transition} last={transition.id === last} />
            ))}
            {transitions.map((transition) => (
              <ArrowWords key={transition.id} transition={transition} last={transition.id === last} />
            ))}
          </g>
        </chakra.svg>
      </Box>
      <chakra.p id={help} srOnly>
        Use the arrow keys to move between states, Enter to select, plus and minus to zoom, and 0 to fit the
        chart to the view.
      </chakra.p>
    </Box>
  )
}

const NONE: readonly string[] = []
