import { chakra, Flex, Text } from '@chakra-ui/react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { type Milestone, PHASES, phaseProgress } from '@/entities/roadmap/model'
import { formatDay } from '@/shared/lib/format'
import { quarterLabel, quartersAfter, quarterSpan } from '../model/quarters'
import { milestoneAnchor } from '../model/use-roadmap'
import { STATUS } from './labels'
import styles from './QuarterPicture.module.css'

export interface QuarterPictureProps {
  /** Ids of the milestones that match; the others are dimmed. */
  matching: ReadonlySet<string>
  /** A milestone was chosen. */
  onShow: (id: string) => void
}

const { first, last } = quarterSpan(PHASES.flatMap(({ milestones }) => milestones))
const QUARTERS = Array.from({ length: last - first + 1 }, (_, index) => first + index)
const percent = (quarters: number) => `${(quarters / QUARTERS.length) * 100}%`

const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The arrow keys move the focus from mark to mark, across the phases. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const marks = [...(event.currentTarget.closest('figure')?.querySelectorAll('a') ?? [])]
  const at = marks.findIndex((mark) => mark === event.currentTarget)
  const next = marks[KEYS[event.key]?.(at, marks.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Every milestone on its day: a lane for each phase, a column for each quarter. The picture is one stop of the tab key; the
 * hovered or focused milestone is named below. The list of the phases says the same in words.
 */
export function QuarterPicture({ matching, onShow }: QuarterPictureProps) {
  return (
    <figure
      className={styles.picture}
      style={{ '--quarters': QUARTERS.length } as CSSProperties}
      aria-label="Milestones by quarter"
    >
      <div className={styles.quarters} aria-hidden>
        {QUARTERS.map((quarter) => {
          const [name, year] = quarterLabel(quarter).split(' ')
          return (
            <span key={quarter} className={styles.quarter}>
              <b>{quarter === first || name === 'Q1' ? year : ''}</b>
              {name}
            </span>
          )
        })}
      </div>
      {PHASES.map((phase, index) => {
        const span = quarterSpan(phase.milestones)
        return (
          <div key={phase.id} className={styles.lane}>
            <Flex className={styles.name} justify="space-between" gap="2">
              <Text textStyle="sm" fontWeight="medium">
                {phase.title}
              </Text>
              <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
                {phaseProgress(phase)}%
              </Text>
            </Flex>
            <div className={styles.track}>
              <span
                className={styles.span}
                style={{
                  marginLeft: percent(span.first - first),
                  width: percent(span.last - span.first + 1),
                }}
              />
              {phase.milestones.map((milestone, place) => (
                <Tick
                  key={milestone.id}
                  milestone={milestone}
                  dim={!matching.has(milestone.id)}
                  stop={index === 0 && place === 0}
                  onShow={onShow}
                />
              ))}
            </div>
          </div>
        )
      })}
      <figcaption className={styles.caption}>
        <span className={styles.key}>
          {Object.entries(STATUS).map(([status, { label }]) => (
            <chakra.span key={status} display="inline-flex" alignItems="center" gap="2">
              <span className={styles.mark} data-status={status} aria-hidden />
              {label}
            </chakra.span>
          ))}
        </span>
      </figcaption>
    </figure>
  )
}

interface TickProps extends Pick<QuarterPictureProps, 'onShow'> {
  milestone: Milestone
  dim: boolean
  /** The tab key stops here; from here on the arrow keys walk. */
  stop: boolean
}

function Tick({ milestone: { id, title, status, date }, dim, stop, onShow }: TickProps) {
  const day = formatDay(date)
  return (
    <a
      className={styles.tick}
      style={{ marginLeft: `calc(${percent(quartersAfter(first, date))} - var(--half-target))` }}
      data-dim={dim || undefined}
      href={`#${milestoneAnchor(id)}`}
      aria-label={`${title}, ${STATUS[status].label}, ${day}`}
      tabIndex={stop ? 0 : -1}
      onKeyDown={walk}
      onClick={(event) => {
        event.preventDefault()
        onShow(id)
      }}
    >
      <span className={styles.strip}>
        <span className={styles.mark} data-status={status} />
      </span>
      <span className={styles.said} aria-hidden>
        <b>{title}</b> <span>{`${STATUS[status].label}, ${day}`}</span>
      </span>
    </a>
  )
}
