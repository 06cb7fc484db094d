import { saveFile } from '@/shared/lib/save-file'
import { networkReport } from '../../model/network/report'
import { useNetworkDiagnostics } from '../../model/network/use-network-diagnostics'
import { NetworkDiagnosticsView } from './NetworkDiagnosticsView'

/** NET-01, NET-02: the tab Network Diagnostics, for one administrator. */
export function NetworkDiagnostics({ userId }: { userId: string }) {
  const actor = useNetworkDiagnostics(userId)
  return (
    <NetworkDiagnosticsView
      actor={actor}
      onExport={() => {
        const from = { origin: window.location.origin, browser: navigator.userAgent }
        const text = JSON.stringify(networkReport(actor.getSnapshot().context, from), null, 2)
        saveFile('orrery-network.json', new Blob([text], { type: 'application/json' }))
      }}
    />
  )
}
