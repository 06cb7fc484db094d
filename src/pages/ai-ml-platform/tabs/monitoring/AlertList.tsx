import { Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import {
  alertSince,
  errorsFirst,
  isAcknowledged,
  type MonitoredModel,
  type MonitoringAlert,
} from '@/entities/monitored-model/model'
import { formatAgo } from '@/shared/lib/format'
import { TextLink } from '@/shared/ui/link'
import { StatusDot } from '@/shared/ui/status'
import type { MonitoringActor, Watched } from './model/use-monitoring'
import { alertInWords, counted, GAUGE_NAMES } from './model/words'

export interface AlertListProps {
  actor: MonitoringActor
  models: readonly MonitoredModel[]
  watched: Watched
  /** The address of a model's detail; without it the models are not named. */
  hrefOf?: (id: string) => string
}

/** So many are shown at first. */
const FIRST = 3

/** MON-05: the thresholds that are crossed, since when, and who has seen it. */
export function AlertList({ actor, models, watched, hrefOf }: AlertListProps) {
  const [all, setAll] = useState(false)
  // An alert that is acknowledged stays where it is, with the focus on its button.
  const open = models.flatMap(({ alerts }) => alerts).toSorted(errorsFirst)
  if (open.length === 0) return null
  const shown = all ? open : open.slice(0, FIRST)
  const sources = new Map(models.map(({ id, source }) => [id, source]))
  return (
    <chakra.section
      aria-label={hrefOf ? 'Alerts' : `Alerts of ${open[0]?.modelName}`}
      containerType="inline-size"
    >
      <Heading as="h3" textStyle="md" mb="2">
        {counted(open.length, 'alert')}
      </Heading>
      <chakra.ul listStyleType="none" m="0" p="0" borderWidth="1px" borderRadius="lg" bg="bg.panel">
        {shown.map((alert) => {
          const source = sources.get(alert.modelId)
          return source ? (
            <AlertItem
              key={alert.id}
              alert={alert}
              since={alertSince(source, alert, watched.window.end)}
              actor={actor}
              watched={watched}
              href={hrefOf?.(alert.modelId)}
            />
          ) : null
        })}
      </chakra.ul>
      {open.length > FIRST ? (
        <Button size="sm" variant="ghost" mt="2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${counted(open.length, 'alert')}`}
        </Button>
      ) : null}
    </chakra.section>
  )
}

const WEEK = 7 * 24 * 3_600_000
/** So far back is looked for the beginning. */
const began = (since: number, now: number) =>
  now - since >= WEEK ? 'Active for a week or longer' : `Started ${formatAgo(since, now)}`

/** Its link is a target of 24 px; the padding moves no line. */
const TALL = { '& a': { py: '1' } }

interface AlertItemProps extends Pick<AlertListProps, 'actor' | 'watched'> {
  alert: MonitoringAlert
  /** ms since 1970 */
  since: number
  href: string | undefined
}

function AlertItem({ alert, since, actor, watched, href }: AlertItemProps) {
  const known = watched.seen.get(alert.id)
  const seen = isAcknowledged(known, since)
  const subject = `${GAUGE_NAMES[alert.gauge]} of ${alert.modelName}`
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="1fr auto"
      alignItems="center"
      columnGap="4"
      rowGap="1.5"
      px="3.5"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      css={{
        '& > :nth-of-type(2)': { gridColumn: '1 / -1', gridRow: '2' },
        '@container (min-width: 40rem)': {
          gridTemplateColumns: '5rem 1fr auto',
          '& > :nth-of-type(2)': { gridColumn: 'auto', gridRow: 'auto' },
        },
      }}
    >
      <div>
        <StatusDot tone={alert.level} label={alert.level === 'error' ? 'Error' : 'Warning'} />
      </div>
      <chakra.div minWidth="0" textStyle="sm" overflowWrap="anywhere">
        {href ? (
          <>
            <chakra.span css={TALL}>
              <TextLink to={href}>{alert.modelName}</TextLink>
            </chakra.span>
            :{' '}
          </>
        ) : null}
        {alertInWords(alert)}. <chakra.span color="fg.muted">{began(since, watched.window.end)}</chakra.span>
      </chakra.div>
      <Flex align="center" gap="2.5">
        {seen ? (
          <chakra.span color="fg.muted" textStyle="sm">
            Acknowledged
          </chakra.span>
        ) : null}
        <Button
          size="sm"
          variant={seen ? 'ghost' : 'outline'}
          aria-label={seen ? `Undo acknowledgement: ${subject}` : `Acknowledge: ${subject}`}
          onClick={() => actor.send({ type: seen ? 'takeBack' : 'acknowledge', alert: alert.id })}
        >
          {seen ? 'Undo' : 'Acknowledge'}
        </Button>
      </Flex>
    </chakra.li>
  )
}
