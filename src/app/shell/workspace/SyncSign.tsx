import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { useSync } from '../../sync/SyncProvider'
import { changesOf } from './sync-texts'

const ICONS = {
  saved: Check,
  saving: RefreshCw,
  waiting: RefreshCw,
  offline: CloudOff,
  attention: TriangleAlert,
}

/** One quiet sign of where the account's documents are. Only what users should know at once is announced. */
export function SyncSign() {
  const { shown } = useSync()
  if (!shown || shown.sign === 'stayed' || shown.sign === 'shut') return null
  const { sign, waiting } = shown
  const Icon = ICONS[sign]
  const text = textOf(sign, waiting)
  const announced = sign === 'offline' || sign === 'attention'
  return (
    <chakra.span
      data-sync={sign}
      title={text}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="1"
      textStyle="sm"
      color={sign === 'attention' ? 'error.fg' : 'fg.muted'}
      whiteSpace="nowrap"
    >
      <Icon size={16} aria-hidden />
      {/* As wide as “Saving…”, so that a save moves nothing beside it. */}
      <chakra.span hideBelow="md" minWidth="3.25rem" aria-hidden>
        {text}
      </chakra.span>
      <VisuallyHidden>{text}</VisuallyHidden>
      <VisuallyHidden role="status">{announced ? text : ''}</VisuallyHidden>
    </chakra.span>
  )
}

function textOf(sign: keyof typeof ICONS, waiting: number): string {
  switch (sign) {
    case 'saved':
      return 'Saved'
    case 'saving':
    case 'waiting':
      return 'Saving…'
    case 'offline':
      return waiting > 0 ? `Offline: ${changesOf(waiting)} waiting` : 'Offline'
    case 'attention':
      return 'Needs attention'
  }
}
