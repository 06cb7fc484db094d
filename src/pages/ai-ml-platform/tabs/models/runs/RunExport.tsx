import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { RunExportFormat, RunQuery } from '@/entities/run/model'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { menuLook } from '@/shared/theme'
import { MenuEnds } from '@/shared/ui/menu'
import { Notice } from '@/shared/ui/notice'
import { MOST_EXPORTED } from '@machines/run-export'
import type { RunExportActor } from './model/use-runs'

const FORMATS: { format: RunExportFormat; label: string }[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'parquet', label: 'Parquet' },
  { format: 'json', label: 'JSON' },
]

/** Exports every run that the list's query finds. */
export function RunExportMenu({ actor, query }: { actor: RunExportActor; query: RunQuery }) {
  const busy = useSelector(actor, (state) => state.hasTag('busy'))
  return (
    <Menu.Root recipe={menuLook} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm" disabled={busy}>
          <Download size={15} aria-hidden />
          Export
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content p="1.5">
            {FORMATS.map(({ format, label }) => (
              <Menu.Item
                key={format}
                value={format}
                py="2"
                onClick={() => actor.send({ type: 'export', format, query })}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
      <MenuEnds />
    </Menu.Root>
  )
}

/** How far an export is, and how it ended. */
export function RunExportStatus({ actor }: { actor: RunExportActor }) {
  const { rows, total, failure } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const count = formatNumber(rows.length)
  if (state === 'idle') return null
  if (state === 'failed')
    return (
      <Notice
        status="error"
        title="The runs could not be exported"
        actions={
          <>
            <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
              Try again
            </Button>
            <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          </>
        }
      >
        {failure}
      </Notice>
    )
  const most = total !== null && total > MOST_EXPORTED
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
      <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {state === 'saved'
          ? `Exported ${count} ${rows.length === 1 ? 'run' : 'runs'}${most ? `, the most that one file can have, of ${formatNumber(total)}` : ''}.`
          : total === null
            ? 'Reading runs…'
            : `Read ${count} of ${formatNumber(Math.min(total, MOST_EXPORTED))} runs…`}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => actor.send({ type: state === 'saved' ? 'dismiss' : 'cancel' })}
      >
        {state === 'saved' ? 'Dismiss' : 'Cancel'}
      </Button>
    </Flex>
  )
}
