import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatAt } from '../model/format-ms'
import { eventWords } from '../model/log-filter'
import { type Message, sequenceOf } from '../model/sequence'
import type { LogEntry } from '../model/types'

/** The messages between actors, in order: an actor is a column, a message is a row. */
export function SequenceView({ log }: { log: readonly LogEntry[] }) {
  const { lanes, messages } = useMemo(() => sequenceOf(log), [log])
  if (messages.length === 0)
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        No messages between actors yet.
      </chakra.p>
    )
  return (
    <chakra.div overflow="auto" tabIndex={0} role="region" aria-label="Sequence of messages">
      <chakra.table textStyle="xs" borderCollapse="collapse" aria-label="Messages between actors">
        <thead>
          <tr>
            <chakra.th {...CELL} scope="col">
              Time
            </chakra.th>
            {lanes.map((lane) => (
              <chakra.th key={lane} {...CELL} scope="col" title={lane} maxWidth="10rem" truncate>
                {lane.slice(lane.lastIndexOf('/') + 1)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <Row key={message.seq} message={message} lanes={lanes} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

function Row({ message, lanes }: { message: Message; lanes: readonly string[] }) {
  const from = lanes.indexOf(message.from)
  const to = lanes.indexOf(message.to)
  const [first, last] = from < to ? [from, to] : [to, from]
  const words = eventWords(message.type)
  return (
    <tr>
      <chakra.td {...CELL} color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatAt(message.at)}
      </chakra.td>
      {first > 0 ? <chakra.td {...CELL} colSpan={first} /> : null}
      <chakra.td {...CELL} colSpan={last - first + 1} textAlign="center">
        <chakra.span
          display="block"
          borderBottomWidth="1px"
          borderColor="accent.solid"
          aria-label={`${message.from} tells ${message.to}: ${words}`}
        >
          {from === to ? `↻ ${words}` : from < to ? `${words} ►` : `◄ ${words}`}
        </chakra.span>
      </chakra.td>
      {last < lanes.length - 1 ? <chakra.td {...CELL} colSpan={lanes.length - 1 - last} /> : null}
    </tr>
  )
}

const CELL = { px: '2', py: '1', textAlign: 'start', fontWeight: 'normal', whiteSpace: 'nowrap' } as const
