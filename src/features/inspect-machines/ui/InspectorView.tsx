import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { Region } from '@/shared/ui/boundary'
import { Deferred } from '@/shared/ui/deferred'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import type { inspectorMachine, InspectorPart } from '@machines/inspector'
import { useInspection } from '../model/use-inspection'
import { ActorPart, type ActorPartProps } from './ActorPart'
import { ActorTree } from './ActorTree'
import { ClockControl } from './ClockControl'
import { LinkPart, type LinkPartProps } from './LinkPart'
import { LogPart } from './LogPart'
import { RecordingPart } from './RecordingPart'
import { SequenceView } from './SequenceView'
import { Timers } from './Timers'

export interface InspectorViewProps extends Omit<ActorPartProps, 'actor'> {
  inspector: ActorRefFrom<typeof inspectorMachine>
  /** A button that copies `text`; `what` is its name. */
  copy: (text: string, what: string) => ReactNode
  /** Returns the recorded gestures on the page as a journey; without it only machines are recorded. */
  gestures?: () => string
  /** Rendered above everything, e.g. the choice where the panel is docked. */
  head?: ReactNode
  /** The environment and the address for links; without them the Link part is absent. */
  linked?: Pick<LinkPartProps, 'inspected' | 'address'>
}

const PARTS: readonly { id: InspectorPart; label: string }[] = [
  { id: 'actor', label: 'Actor' },
  { id: 'log', label: 'Log' },
  { id: 'sequence', label: 'Sequence' },
  { id: 'timers', label: 'Timers' },
  { id: 'recording', label: 'Recording' },
]

const LINK = { id: 'link', label: 'Link' } as const

/** The whole inspector without its position: it fills its container. */
export function InspectorView(props: InspectorViewProps) {
  const { inspection, inspector, chart, payloads, onRestart, copy, gestures, head, linked } = props
  const { actors, log } = useInspection(inspection)
  const { selected, part, pausedAt } = useSelector(inspector, ({ context }) => context)
  const actor =
    actors.find(({ label }) => label === selected) ??
    // An actor of the page is more relevant to it than an actor of the app.
    actors.findLast(({ scope, depth }) => scope === 'page' && depth === 0) ??
    actors[0]
  const main = useRef<HTMLDivElement>(null)
  const shown = pausedAt === null ? log : log.filter(({ seq }) => seq <= pausedAt)
  return (
    <Flex
      direction="column"
      height="full"
      minHeight="0"
      bg="bg.panel"
      color="fg"
      css={{ containerType: 'size' }}
    >
      {head}
      <Flex gap="2" px="3" py="2" wrap="wrap" align="center" borderBottomWidth="1px">
        <ClockControl inspection={inspection} />
      </Flex>
      <chakra.div css={COLUMNS}>
        <chakra.div overflow="auto" minHeight="0" data-tree>
          <Region name="The list of actors" place={actors}>
            <Deferred>
              <ActorTree
                actors={actors}
                selected={actor?.label ?? null}
                onSelect={(label) => inspector.send({ type: 'select', actor: label })}
              />
            </Deferred>
          </Region>
        </chakra.div>
        <Flex direction="column" minHeight="0" minWidth="0" flex="1">
          <TabBar
            label="Parts of the inspector"
            name="inspector"
            row
            tabs={linked ? [...PARTS, LINK] : PARTS}
            current={part}
            onOpen={(next) => inspector.send({ type: 'part.open', part: next })}
          />
          <chakra.div
            ref={main}
            {...tabPanel('inspector', part)}
            tabIndex={-1}
            flex="1"
            minHeight="0"
            overflow="auto"
            p="3"
          >
            <Region name="This part of the inspector" place={`${part} ${actor?.label ?? ''}`}>
              {part === 'actor' && actor ? (
                <Deferred>
                  <ActorPart
                    inspection={inspection}
                    actor={actor}
                    chart={chart}
                    payloads={payloads}
                    onRestart={onRestart}
                  />
                </Deferred>
              ) : null}
              {part === 'log' ? (
                <LogPart inspection={inspection} inspector={inspector} log={shown} place={main} />
              ) : null}
              {part === 'sequence' ? <SequenceView log={shown} /> : null}
              {part === 'timers' ? <Timers inspection={inspection} /> : null}
              {part === 'link' && linked ? (
                <LinkPart {...linked} selected={actor?.label ?? null} copy={copy} />
              ) : null}
              {part === 'recording' ? (
                <RecordingPart
                  inspection={inspection}
                  inspector={inspector}
                  gestures={gestures}
                  copy={copy}
                  actor={actor?.label ?? null}
                />
              ) : null}
            </Region>
          </chakra.div>
        </Flex>
      </chakra.div>
    </Flex>
  )
}

/** The list of actors is above the opened part, or beside it where there is room. */
const COLUMNS = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: '0',
  '& > [data-tree]': { maxHeight: '30%', flexShrink: '0', borderBottomWidth: '1px' },
  '@container (min-width: 640px)': {
    flexDirection: 'row',
    '& > [data-tree]': {
      maxHeight: 'none',
      width: '17rem',
      borderBottomWidth: '0',
      borderInlineEndWidth: '1px',
    },
  },
} as const
