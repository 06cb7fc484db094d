import { chakra } from '@chakra-ui/react'
import { CloudOff } from 'lucide-react'
import { useOnline } from '@/shared/lib/online'
import { useSync } from '../../sync/SyncProvider'
import { CONTAINER } from '../layout'
import { changesOf } from './sync-texts'

/** Ours: said under the bar of the app for as long as the browser has no connection. */
export function OfflineLine() {
  const online = useOnline()
  const waiting = useSync().shown?.waiting ?? 0
  return (
    <chakra.div role="status" bg="bg.subtle" textStyle="sm" color="fg.muted">
      {online ? null : (
        <chakra.p display="flex" gap="2" py="2" borderBottomWidth="1px" {...CONTAINER.app}>
          <chakra.span aria-hidden flexShrink="0" pt="0.5">
            <CloudOff size={16} />
          </chakra.span>
          <span>
            <chakra.strong color="fg" fontWeight="medium">
              You are offline.
            </chakra.strong>{' '}
            You can keep working: your changes are saved in this browser
            {waiting > 0 ? `, and ${changesOf(waiting)} will be sent to your account when it is back` : ''}.
            Your account and online services need a connection.
          </span>
        </chakra.p>
      )}
    </chakra.div>
  )
}
