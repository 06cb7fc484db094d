import { chakra, Flex, Input, NativeSelect, Stack } from '@chakra-ui/react'
import { inputLook, nativeSelectLook } from '@/shared/theme'
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import { CheckboxField } from '@/shared/ui/form'
import { VirtualGrid } from '@/shared/ui/list'
import { formatAt } from '../model/format-ms'
import { ALL_EVENTS, eventWords, filtered } from '../model/log-filter'
import type { LogEntry } from '../model/types'

export interface EventLogProps {
  log: readonly LogEntry[]
  /** px */
  height: number
  /** The buttons beside the filters: pause, clear, export and others. */
  actions?: ReactNode
}

/** So many actors can be chosen; an imported log may name thousands. */
const MOST_ACTORS = 200
/** Letters that are shown of a payload. */
const MOST_SHOWN = 20_000

const keyOf = ({ seq }: LogEntry) => String(seq)

/** The events that the actors received, the newest first: every entry of the log, or those that match the filters. */
export function EventLog({ log, height, actions }: EventLogProps) {
  const [filter, setFilter] = useState(ALL_EVENTS)
  const [open, setOpen] = useState<number | null>(null)
  const actors = useMemo(
    () => [...new Set(log.map(({ actor }) => actor))].slice(0, MOST_ACTORS).sort(),
    [log],
  )
  const shown = useMemo(() => filtered(log, filter).toReversed(), [log, filter])
  const renderItem = useCallback(
    (entry: LogEntry) => (
      <Entry entry={entry} open={open === entry.seq} onToggle={(seq) => setOpen(open === seq ? null : seq)} />
    ),
    [open],
  )
  return (
    <Stack gap="2" minHeight="0">
      <Flex gap="2" wrap="wrap" align="center">
        <NativeSelect.Root recipe={nativeSelectLook} size="xs" width="auto" maxWidth="14rem">
          <NativeSelect.Field
            aria-label="Events of"
            value={filter.actor}
            onChange={({ target }) => setFilter({ ...filter, actor: target.value })}
          >
            <option value="">Every actor</option>
            {actors.map((actor) => (
              <option key={actor}>{actor}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Input
          recipe={inputLook}
          size="xs"
          type="search"
          width="10rem"
          aria-label="Search events"
          placeholder="Event"
          value={filter.event}
          onChange={({ target }) => setFilter({ ...filter, event: target.value })}
        />
        <CheckboxField
          name="own"
          label="App events only"
          checked={filter.own}
          onCheckedChange={(own) => setFilter({ ...filter, own })}
        />
        {actions}
      </Flex>
      <chakra.p role="status" textStyle="xs" color="fg.muted">
        {shown.length === log.length ? `${log.length} events` : `${shown.length} of ${log.length} events`}
      </chakra.p>
      {shown.length > 0 ? (
        <VirtualGrid
          label="Event log"
          items={shown}
          itemKey={keyOf}
          renderItem={renderItem}
          estimate={30}
          overscan={8}
          maxHeight={height}
        />
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {log.length === 0 ? 'No events yet.' : 'No matching events.'}
        </chakra.p>
      )}
    </Stack>
  )
}

interface EntryProps {
  entry: LogEntry
  open: boolean
  onToggle: (seq: number) => void
}

const Entry = memo(function Entry({ entry, open, onToggle }: EntryProps) {
  const { seq, at, actor, from, type, payload, before, after } = entry
  return (
    <chakra.div borderBottomWidth="1px" textStyle="xs">
      <chakra.button
        type="button"
        aria-expanded={open}
        onClick={() => onToggle(seq)}
        width="full"
        minHeight="7"
        px="2"
        py="1"
        display="flex"
        gap="2"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatAt(at)}
        </chakra.span>
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {eventWords(type)}
        </chakra.span>
        <chakra.span color="fg.muted" flex="1" minWidth="0" truncate>
          {actor}
          {before !== after && before ? `: ${before} → ${after}` : ''}
        </chakra.span>
      </chakra.button>
      {open ? (
        <chakra.div px="2" pb="2">
          <p>
            {type}, told {from === null ? 'from outside' : from === actor ? 'by itself' : `by ${from}`}
            {after ? `; then ${after}` : ''}
          </p>
          <chakra.pre m="0" whiteSpace="pre-wrap" overflowWrap="anywhere" fontFamily="mono">
            {shortened(JSON.stringify(payload, null, 2) ?? '')}
          </chakra.pre>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
})

const shortened = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n… ${text.length - MOST_SHOWN} more letters` : text
