import { chakra, Input, Stack } from '@chakra-ui/react'
import { inputLook } from '@/shared/theme'
import { useMemo, useState } from 'react'
import { type Change, changesBetween, type ContextRow, contextRows, MOST_ROWS } from '../model/context-rows'
import type { Inspection } from '../model/inspection'
import type { InspectedActor } from '../model/types'
import { useInspection } from '../model/use-inspection'

export interface ContextTreeProps {
  inspection: Inspection
  actor: InspectedActor
}

/** The actor's context, without secrets; the changes of its last event are listed above it and marked. */
export function ContextTree({ inspection, actor }: ContextTreeProps) {
  useInspection(inspection)
  const { now, before } = inspection.context(actor.key)
  const [search, setSearch] = useState('')
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => contextRows(now, { search, turned }), [now, search, turned])
  const changes = useMemo(() => (before === null ? [] : changesBetween(before, now)), [before, now])
  const changed = useMemo(() => new Set(changes.map(({ path }) => path)), [changes])
  const turn = (path: string) =>
    setTurned((paths) => {
      const next = new Set(paths)
      if (!next.delete(path)) next.add(path)
      return next
    })
  return (
    <Stack gap="2">
      <Input
        recipe={inputLook}
        size="xs"
        type="search"
        aria-label="Search the context"
        placeholder="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {rows.length === 0 ? (
        <chakra.p color="fg.muted" textStyle="sm">
          {search ? 'No matches' : 'No context'}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label="Context" fontFamily="mono" textStyle="xs">
          {rows.slice(0, MOST_ROWS).map((row) => (
            <Row key={row.path} row={row} changed={changed.has(row.path)} onTurn={turn} />
          ))}
        </chakra.ul>
      )}
      {rows.length > MOST_ROWS ? (
        <chakra.p color="fg.muted" textStyle="xs">
          {rows.length - MOST_ROWS} more; search for what you need.
        </chakra.p>
      ) : null}
    </Stack>
  )
}

interface RowProps {
  row: ContextRow
  changed: boolean
  onTurn: (path: string) => void
}

function Row({ row: { path, key, depth, text, holds, open }, changed, onTurn }: RowProps) {
  const words = (
    <>
      <chakra.span color="fg.muted">{key}: </chakra.span>
      {text}
      {changed ? <chakra.span color="accent.fg"> changed</chakra.span> : null}
    </>
  )
  return (
    <chakra.li overflowWrap="anywhere" lineHeight="1.6" style={{ paddingInlineStart: depth * 14 }}>
      {holds ? (
        <chakra.button
          type="button"
          aria-expanded={open}
          onClick={() => onTurn(path)}
          cursor="pointer"
          minHeight="6"
          textAlign="start"
        >
          <span aria-hidden>{open ? '▾ ' : '▸ '}</span>
          {words}
        </chakra.button>
      ) : (
        words
      )}
    </chakra.li>
  )
}

/** So many changes show at once. */
const MOST_CHANGES = 12

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <chakra.div borderWidth="1px" borderRadius="sm" p="2" textStyle="xs">
      <chakra.p fontWeight="medium" mb="1">
        Changed by the last event
      </chakra.p>
      <chakra.ul listStyleType="none" m="0" p="0" fontFamily="mono" aria-label="Changes">
        {changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => (
          <chakra.li key={path} overflowWrap="anywhere">
            <chakra.span color="fg.muted">{path}: </chakra.span>
            <del>{before ?? 'nothing'}</del> → <ins>{after ?? 'nothing'}</ins>
          </chakra.li>
        ))}
      </chakra.ul>
      {changes.length > MOST_CHANGES ? <p>and {changes.length - MOST_CHANGES} more</p> : null}
    </chakra.div>
  )
}
